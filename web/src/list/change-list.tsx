// The changes of an audit entry, one line for each field.
import { WEEKDAYS } from '@visavis/domain/edition/calendar';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ArrowRight } from 'lucide-react';
import { type Text, useText } from '../i18n/text.ts';
import { type Dates, useDates } from '../i18n/use-dates.ts';
import styles from './change-list.module.css';
import { changesOf, type FieldChange } from './changes.ts';

export interface ChangedEntry {
  action: string;
  before: unknown;
  after: unknown;
}

const STATUS_WORDS = {
  [MEETING_STATUS.pending]: 'staff.auditPending',
  [MEETING_STATUS.rejected]: 'staff.auditRejected',
  [MEETING_STATUS.approved]: 'staff.auditApproved',
} as const;

/** Fields of a meeting that the entry already shows as its date, time and exhibitor. */
const SHOWN_ELSEWHERE = new Set(['id', 'version', 'exhibitor id', 'day', 'minute', 'hour', 'length']);

const isMeeting = (action: string): boolean => action.startsWith('meeting.');

export function readableChanges({ action, before, after }: ChangedEntry): FieldChange[] {
  const changes = changesOf(before, after);
  return isMeeting(action) ? changes.filter(({ name }) => !SHOWN_ELSEWHERE.has(name)) : changes;
}

/** The groups of texts in which a stored value is looked up, in this order. */
const VALUES = ['auditWord', 'status', 'roomType', 'reason'] as const;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function inWords(text: Text, dates: Dates, value: string): string {
  const weekday = WEEKDAYS.find((name) => name === value);
  if (weekday) return dates.weekdayWord(weekday);
  if (ISO_DATE.test(value)) return dates.date(value);
  const found = [...VALUES.map((kind) => text.choice(kind, value)), text.option('companySize', value)];
  return found.find((words) => words !== value) ?? value;
}

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGE_NAMES, value);

function shown(text: Text, dates: Dates, value: unknown, isStatus: boolean): string {
  if (value === undefined || value === null || value === '') return text('staff.auditNothing');
  if (typeof value === 'boolean') return text(value ? 'staff.auditYes' : 'staff.auditNo');
  if (isStatus && (value === 2 || value === 3 || value === 4)) return text(STATUS_WORDS[value]);
  return typeof value === 'object' ? JSON.stringify(value) : inWords(text, dates, String(value));
}

export function ChangeList({ action, changes }: { action: string; changes: readonly FieldChange[] }) {
  const text = useText();
  const dates = useDates();
  const format = (name: string, value: unknown) =>
    name === 'language' && isLanguage(value)
      ? LANGUAGE_NAMES[value]
      : shown(text, dates, value, isMeeting(action) && name === 'status');
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{dates.series(name.split(', ').map((part) => text.choice('auditWord', part)))}</dt>
          <dd>
            {before === undefined ? (
              format(name, after)
            ) : (
              <>
                <s>{format(name, before)}</s>{' '}
                <span className="visually-hidden">{text('staff.auditBecame')}</span>
                <ArrowRight aria-hidden /> <span>{format(name, after)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
