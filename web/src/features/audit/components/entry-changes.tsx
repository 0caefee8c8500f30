// The collapsible details of an audit entry, one line per changed field.
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { WEEKDAYS } from '@visavis/domain/edition/calendar';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ArrowRight } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Dates, useDates } from '../../../i18n/use-dates.ts';
import { changesOf, type FieldChange } from '../changes.ts';
import styles from './entry-changes.module.css';

const STATUS_WORDS = {
  [MEETING_STATUS.pending]: 'staff.auditPending',
  [MEETING_STATUS.rejected]: 'staff.auditRejected',
  [MEETING_STATUS.approved]: 'staff.auditApproved',
} as const;

/** Meeting fields that its date, time and exhibitor already show. */
const SHOWN_ELSEWHERE = new Set(['id', 'version', 'exhibitor id', 'day', 'minute', 'hour', 'length']);

const isMeeting = ({ action }: AuditEntry): boolean => action.startsWith('meeting.');

function readableChanges(entry: AuditEntry): FieldChange[] {
  const changes = changesOf(entry.before, entry.after);
  return isMeeting(entry) ? changes.filter(({ name }) => !SHOWN_ELSEWHERE.has(name)) : changes;
}

/** Text catalogues in which a stored value is looked up, in this order. */
const VALUES = ['auditWord', 'status', 'roomType', 'reason'] as const;

function inWords(text: Text, dates: Dates, value: string): string {
  const weekday = WEEKDAYS.find((name) => name === value);
  if (weekday) return dates.weekdayWord(weekday);
  const found = [...VALUES.map((kind) => text.choice(kind, value)), text.option('companySize', value)];
  return found.find((words) => words !== value) ?? value;
}

function shown(text: Text, dates: Dates, value: unknown, isStatus: boolean): string {
  if (value === undefined || value === null || value === '') return text('staff.auditNothing');
  if (typeof value === 'boolean') return text(value ? 'staff.auditYes' : 'staff.auditNo');
  if (isStatus && (value === 2 || value === 3 || value === 4)) return text(STATUS_WORDS[value]);
  return typeof value === 'object' ? JSON.stringify(value) : inWords(text, dates, String(value));
}

export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const dates = useDates();
  const changes = readableChanges(entry);
  const format = (name: string, value: unknown) =>
    shown(text, dates, value, isMeeting(entry) && name === 'status');
  if (changes.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>
        {entry.before === null
          ? text('staff.auditDetails')
          : text('staff.auditChanges', { count: changes.length })}
        <span className="visually-hidden"> {text('staff.auditChangesOf', { subject: entry.subject })}</span>
      </summary>
      <dl>
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
    </details>
  );
}
