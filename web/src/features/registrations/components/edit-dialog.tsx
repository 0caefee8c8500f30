// 'Edit Meeting Schedule' dialog: exhibitor, status, day and hour of one meeting.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import { can } from '@visavis/domain/identity/grants';
import { MEETING_STATUS, type MeetingStatus, type Schedule } from '@visavis/domain/meeting/schema';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isFairHour, startsToChoose, timeValue, WEEKDAYS } from '../edit-values.ts';
import { statusWord } from '../meeting-words.ts';
import { useEdit } from '../use-edit.ts';
import { RefusalBanner } from './decision-outcome.tsx';
import styles from './edit-dialog.module.css';
import { ExhibitorField } from './exhibitor-field.tsx';

interface EditDialogProps {
  group: MeetingGroup;
  meeting: Schedule;
  onClose: () => void;
  onSaved: () => void;
}

export function EditDialog(props: EditDialogProps) {
  const text = useText();
  const { data: edition, error } = useDashboardEdition();
  if (edition) return <EditForm {...props} edition={edition} />;
  return (
    <Dialog open title={text('review.editTitle')} width="medium" onClose={props.onClose}>
      {error ? <Banner kind="error">{text('review.noAnswer')}</Banner> : <Skeleton height="30rem" />}
    </Dialog>
  );
}

function EditForm({ group, meeting, edition, onClose, onSaved }: EditDialogProps & { edition: Edition }) {
  const text = useText();
  const dates = useDates();
  const role = useRole();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const edit = useEdit({ group, meeting, edition, onSaved });
  const { values, errors, refusal, enter, enterWhen } = edit;
  const isOtherHour = !isFairHour(values.minute, edition);
  const mayAllow = can(role, 'meeting.allow-other-hours');
  const error = (message: string | undefined) => ({ error: message });

  // The banner of a refusal takes the focus; without one, the first invalid field does.
  useEffect(() => {
    if (Object.keys(errors).length > 0 && !refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save();
  };

  return (
    <Dialog
      open
      title={text('review.editTitle')}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('review.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={edit.busy === 'saving'}
            busyText={text('review.savingChanges')}
          >
            {text('review.saveChanges')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        {refusal && (
          <RefusalBanner
            refusal={refusal}
            stays={refusal.stale ? undefined : text('review.stays', { when: dates.dateAndTime(edit.base) })}
            isLoading={edit.busy === 'loading'}
            onLoadLatest={edit.loadLatest}
          />
        )}
        <p className={styles.whose}>{text('review.whose', { name: group.name, company: group.company })}</p>
        <ExhibitorField
          label={text('review.exhibitor')}
          value={values.exhibitor}
          {...error(errors.exhibitor)}
          onChange={(exhibitor) => enter({ exhibitor }, 'exhibitor', 'booth_number', 'time')}
        />
        <div className={styles.half}>
          <TextField
            label={text('review.boothNumber')}
            value={values.exhibitor.boothNumber}
            readOnly
            help={text('review.followsExhibitor')}
            {...error(errors.booth_number)}
          />
          <SelectField
            label={text('review.status')}
            value={values.status}
            options={Object.values(MEETING_STATUS).map((status) => ({
              value: String(status),
              label: text(statusWord(status)),
            }))}
            {...error(errors.status)}
            onChange={({ target }) => enter({ status: Number(target.value) as MeetingStatus }, 'status')}
          />
        </div>
        <div className={styles.when}>
          <TextField
            label={text('review.date')}
            type="date"
            value={values.date}
            min={edition.days[0]?.date}
            max={edition.days.at(-1)?.date}
            {...error(errors.date)}
            onChange={({ target }) => enterWhen('date', target.value)}
          />
          <div className={styles.day}>
            <TextField
              label={text('review.day')}
              type="number"
              inputMode="numeric"
              min={1}
              max={edition.days.length}
              value={values.day}
              {...error(errors.day)}
              onChange={({ target }) => enterWhen('day', target.value)}
            />
            <SelectField
              label={text('review.dayOfWeek')}
              value={values.dayOfWeek}
              options={WEEKDAYS.map((weekday) => ({ value: weekday, label: dates.weekdayWord(weekday) }))}
              {...error(errors.day_of_week)}
              onChange={({ target }) => enterWhen('dayOfWeek', target.value)}
            />
          </div>
        </div>
        <TimeField
          edition={edition}
          edit={edit}
          help={isOtherHour && !mayAllow ? text('review.otherHour') : undefined}
        />
        {isOtherHour && mayAllow && (
          <TextField
            label={text('review.reason')}
            help={text('review.reasonHelp')}
            maxLength={500}
            value={values.reason}
            {...error(errors.reason)}
            onChange={({ target }) => enter({ reason: target.value }, 'reason')}
          />
        )}
      </form>
    </Dialog>
  );
}

interface TimeFieldProps {
  edition: Edition;
  edit: ReturnType<typeof useEdit>;
  help: string | undefined;
}

/** The hour; when it is taken, also up to three free ones on that day. */
function TimeField({ edition, edit, help }: TimeFieldProps) {
  const text = useText();
  const dates = useDates();
  const select = useRef<HTMLSelectElement>(null);
  const { values, errors, freeHours, enter } = edit;
  const day = isDate(values.date) ? dates.day(values.date) : values.date;
  const hourName = (minute: number): string => dates.hourShort(minute).toUpperCase();
  const takenText = freeHours?.length
    ? text('review.hourTakenFree', { day })
    : text('review.hourTakenNone', { day });
  const message = freeHours && errors.time !== undefined ? takenText : errors.time;
  return (
    <div className={styles.time}>
      <SelectField
        ref={select}
        label={text('review.time')}
        value={timeValue(values.minute)}
        options={startsToChoose(edition, values.minute).map((minute) => ({
          value: timeValue(minute),
          label: hourName(minute),
        }))}
        help={help}
        error={message}
        onChange={({ target }) => enter({ minute: parseSlotTime(target.value) ?? 0 }, 'time', 'reason')}
      />
      {freeHours && freeHours.length > 0 && (
        <ul className={styles.free} aria-label={takenText}>
          {freeHours.slice(0, 3).map((minute) => (
            <li key={minute}>
              <Button
                variant="secondary"
                className={styles.hour}
                onClick={() => {
                  enter({ minute }, 'time', 'reason');
                  select.current?.focus();
                }}
              >
                {hourName(minute)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isDate = (date: string): boolean => !Number.isNaN(Date.parse(`${date}T00:00:00Z`));
