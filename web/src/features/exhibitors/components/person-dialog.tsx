// A dialog for one representative: name, title, email, languages, and the days and times at the booth.
import { type RefObject, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFair } from '../api.ts';
import type { PersonDraft } from '../draft.ts';
import { daysPresent, isBackwards, withDay, withTimes } from '../presence.ts';
import styles from './person-dialog.module.css';

interface PersonDialogProps {
  person: PersonDraft;
  /** The edition whose days and hours can be chosen; undefined for the one that the dashboard works on. */
  edition: number | undefined;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (change: Partial<PersonDraft>) => void;
  onClose: () => void;
  /** Removes the new person from the draft. */
  onRemove: () => void;
  /** Gets the focus if the element that opened the dialog is gone. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

export function PersonDialog(props: PersonDialogProps) {
  const { person, edition, errors, isReadOnly, onChange, onClose, onRemove, returnFocusRef } = props;
  const text = useText();
  const first = useRef<HTMLInputElement>(null);
  const field = (name: 'name' | 'title' | 'email' | 'languages') => ({
    value: person[name],
    error: errors[`representatives.${person.key}.${name}`],
    readOnly: isReadOnly,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Dialog
      open
      title={person.name.trim() || text('exhibitors.addPerson')}
      width="medium"
      initialFocusRef={first}
      returnFocusRef={returnFocusRef}
      onClose={onClose}
      actions={
        <>
          {person.id === null && (
            <Button variant="secondary" onClick={onRemove}>
              {text('exhibitors.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{text('exhibitors.done')}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField ref={first} label={text('exhibitors.personName')} {...field('name')} />
        <TextField label={text('exhibitors.personTitle')} optional {...field('title')} />
        <TextField label={text('exhibitors.personEmail')} optional type="email" {...field('email')} />
        <TextField
          label={text('exhibitors.speaks')}
          optional
          help={text('exhibitors.speaksHelp')}
          {...field('languages')}
        />
      </div>
      <Presence
        edition={edition}
        hours={person.hours}
        isReadOnly={isReadOnly}
        onChange={(hours) => onChange({ hours })}
      />
    </Dialog>
  );
}

interface PresenceProps extends Pick<PersonDialogProps, 'edition'> {
  hours: PersonDraft['hours'];
  isReadOnly: boolean;
  onChange: (hours: PersonDraft['hours']) => void;
}

function Presence({ hours, edition, isReadOnly, onChange }: PresenceProps) {
  const text = useText();
  const dates = useDates();
  const { data: fair } = useFair(edition);
  if (!fair) return null;
  const present = daysPresent(hours, fair);
  return (
    <fieldset className={styles.presence} disabled={isReadOnly}>
      <legend>{text('exhibitors.atBooth')}</legend>
      <Checkbox
        tone="neutral"
        label={text('exhibitors.allHours')}
        checked={hours === null}
        onChange={(isAll) => onChange(isAll ? null : present.map(({ presence }) => presence))}
      />
      {hours !== null &&
        fair.days.map(({ day, date }) => {
          const own = present.find((one) => one.presence.day === day)?.presence;
          const name = `${dates.weekday(date)}, ${dates.day(date)}`;
          return (
            <div key={day} className={styles.day}>
              <Checkbox
                tone="neutral"
                label={name}
                checked={own !== undefined}
                onChange={(isOn) => onChange(withDay(hours, day, isOn, fair))}
              />
              {own && (
                <>
                  <SelectField
                    label={text('exhibitors.from', { day: name })}
                    value={String(own.minute)}
                    options={fair.hours.map(({ minute }) => ({
                      value: String(minute),
                      label: dates.hour(minute),
                    }))}
                    onChange={({ target }) =>
                      onChange(withTimes(hours, day, Number(target.value), own.minute + own.length))
                    }
                  />
                  <SelectField
                    label={text('exhibitors.until', { day: name })}
                    value={String(own.minute + own.length)}
                    error={isBackwards(own) ? text('exhibitors.endsBefore') : undefined}
                    options={fair.hours.map(({ minute }) => ({
                      value: String(minute + fair.slotMinutes),
                      label: dates.hour(minute + fair.slotMinutes),
                    }))}
                    onChange={({ target }) =>
                      onChange(withTimes(hours, day, own.minute, Number(target.value)))
                    }
                  />
                </>
              )}
            </div>
          );
        })}
    </fieldset>
  );
}
