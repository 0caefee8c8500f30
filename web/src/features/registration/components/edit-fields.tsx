// The fields of the edit form: exhibitor and booth, status, day and hour.
import type { Edition } from '@visavis/domain/edition/schema';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import { can } from '@visavis/domain/identity/grants';
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { statusWord } from '../../../list/meeting-words.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { isFairHour, startsToChoose, timeValue, WEEKDAYS } from '../edit-values.ts';
import type { useEdit } from '../use-edit.ts';
import { BoothField } from './booth-field.tsx';
import styles from './edit-fields.module.css';
import { ExhibitorField } from './exhibitor-field.tsx';

interface EditFieldsProps {
  edition: Edition;
  edit: ReturnType<typeof useEdit>;
}

export function EditFields({ edition, edit }: EditFieldsProps) {
  const text = useText();
  const dates = useDates();
  const role = useRole();
  const { values, errors, enter, enterWhen } = edit;
  const isOtherHour = !isFairHour(values.minute, edition);
  const mayAllow = can(role, 'meeting.allow-other-hours');
  const error = (message: string | undefined) => ({ error: message });
  return (
    <div className={styles.fields}>
      <div className={styles.all}>
        <ExhibitorField
          label={text('review.exhibitor')}
          value={values.exhibitor}
          {...error(errors.exhibitor)}
          onChange={(exhibitor) => enter({ exhibitor }, 'exhibitor', 'booth_number', 'time')}
        />
      </div>
      <BoothField
        // Choosing an exhibitor elsewhere discards what was typed here.
        key={values.exhibitor.id}
        value={values.exhibitor}
        {...error(errors.booth_number)}
        onChange={(exhibitor) => enter({ exhibitor }, 'exhibitor', 'booth_number', 'time')}
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
      <TextField
        label={text('review.date')}
        type="date"
        value={values.date}
        min={edition.days[0]?.date}
        max={edition.days.at(-1)?.date}
        {...error(errors.date)}
        onChange={({ target }) => enterWhen('date', target.value)}
      />
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
      <TimeField
        edition={edition}
        edit={edit}
        help={isOtherHour && !mayAllow ? text('review.otherHour') : undefined}
      />
      {isOtherHour && mayAllow && (
        <div className={styles.all}>
          <TextField
            label={text('review.reason')}
            help={text('review.reasonHelp')}
            maxLength={500}
            value={values.reason}
            {...error(errors.reason)}
            onChange={({ target }) => enter({ reason: target.value }, 'reason')}
          />
        </div>
      )}
      <p className={styles.hint}>{text('review.move.hint')}</p>
    </div>
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
    <div className={stackStyles.gap2}>
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
        <ul className={stackStyles.wrap2} aria-label={takenText}>
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
