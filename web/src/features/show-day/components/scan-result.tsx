// The outcome of a scan: a mark with Undo, or why nothing was marked and what can be done.

import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { personPath } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { CircleAlert, CircleCheck, Info, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Dates, useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { type Nobody, NobodyFound } from '../../../list/nobody-found.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Attendance } from '../api.ts';
import { type FoundPerson, type WhyNot, whyNotMarked } from '../found-people.ts';
import styles from './scan-panel.module.css';

interface Marked {
  kind: 'marked' | 'marked-before' | 'undone';
  person: FoundPerson;
  meeting: AttendedMeeting;
  next: AttendedMeeting | null;
}

export type Scanned =
  | Marked
  | { kind: 'not-now'; person: FoundPerson; next: AttendedMeeting | null }
  | { kind: 'several'; typed: string; people: readonly FoundPerson[]; isWhole: boolean }
  | {
      kind: 'without';
      typed: string;
      people: readonly MeetingGroup[];
      isWhole: boolean;
      /** Number of the edition's day; null on a day outside the edition. */
      day: number | null;
    }
  | { kind: 'nobody'; nobody: Nobody }
  | { kind: 'failed'; typed: string | undefined; sentence: string };

interface ScanResultProps {
  scanned: Scanned;
  onChoose: (person: FoundPerson) => void;
  onMark: (marked: Marked, attendance: Attendance) => void;
}

/** How many people are listed; typing more narrows the search. */
export const CHOICES = 8;

export function ScanResult({ scanned, onChoose, onMark }: ScanResultProps) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  switch (scanned.kind) {
    case 'failed':
      return (
        <Box tone="error">
          {scanned.typed !== undefined && <b dir="auto">{scanned.typed} </b>}
          {scanned.sentence}
        </Box>
      );
    case 'nobody':
      return (
        <Box tone="info">
          <NobodyFound nobody={scanned.nobody} />
        </Box>
      );
    case 'without':
      return (
        <Box tone="info">
          {scanned.people.length > 1 && <p>{text('showDay.withoutSeveral', { typed: scanned.typed })}</p>}
          {scanned.people.map((person) => (
            <div key={person.id} className={styles.without}>
              <PersonLine
                person={{
                  name: person.name,
                  company: person.company,
                  reference: person.registrationNumber,
                }}
              />
              <p>{whyWords(text, dates, whyNotMarked(person.schedules, scanned.day))}</p>
            </div>
          ))}
          {!scanned.isWhole && <p>{text('showDay.typeMore')}</p>}
        </Box>
      );
    case 'several':
      return (
        <Box tone="info">
          <p>{text('showDay.several', { typed: scanned.typed })}</p>
          <ul className={styles.choices}>
            {scanned.people.slice(0, CHOICES).map((person) => (
              <li key={person.registrationId}>
                <Button variant="secondary" onClick={() => onChoose(person)}>
                  {text('showDay.person', { ...personWords(person) })}
                </Button>
              </li>
            ))}
          </ul>
          {(scanned.people.length > CHOICES || !scanned.isWhole) && <p>{text('showDay.typeMore')}</p>}
        </Box>
      );
    case 'not-now':
      return (
        <Box tone="info" person={scanned.person}>
          {text('showDay.notNow')} {nextWords(text, dates, scanned.next)}
        </Box>
      );
    default: {
      const { person, meeting, next } = scanned;
      const where = text('showDay.where', {
        time: dates.time(meeting.time),
        exhibitor: meeting.exhibitor,
        booth: meeting.boothNumber,
      });
      const how =
        scanned.kind === 'undone'
          ? text('showDay.undone')
          : scanned.kind === 'marked'
            ? text(meeting.attendance === 'held' ? 'showDay.isHeld' : 'showDay.isMissed')
            : text(meeting.attendance === 'held' ? 'showDay.wasHeld' : 'showDay.wasMissed', {
                by: meeting.marked?.by ?? '',
                at: meeting.marked ? instants.clock(meeting.marked.at) : '',
              });
      return (
        <Box
          tone={scanned.kind === 'marked' ? 'done' : 'info'}
          person={person}
          action={
            scanned.kind === 'marked' ? (
              <Button variant="secondary" icon={<Undo2 aria-hidden />} onClick={() => onMark(scanned, null)}>
                {text('attendance.undo')}
              </Button>
            ) : (
              meeting.attendance !== 'held' && (
                <Button variant="secondary" onClick={() => onMark(scanned, 'held')}>
                  {text('attendance.markHeld')}
                </Button>
              )
            )
          }
        >
          {how} {where} {nextWords(text, dates, next)}
        </Box>
      );
    }
  }
}

const personWords = ({ name, company, reference }: FoundPerson) => ({ name, company, reference });

const nextWords = (text: Text, dates: Dates, next: AttendedMeeting | null): string =>
  next
    ? text('showDay.nextIs', {
        hour: dates.hour(next.minute),
        exhibitor: next.exhibitor,
        booth: next.boothNumber,
      })
    : text('showDay.noneNext');

const WHY_NOT = { earlier: 'showDay.earlierDay', none: 'showDay.noMeeting' } as const;

function whyWords(text: Text, dates: Dates, why: WhyNot): string {
  if (!('meeting' in why)) return text(WHY_NOT[why.why]);
  const { date, time, exhibitor, boothNumber } = why.meeting;
  return text(why.why === 'later' ? 'showDay.laterDay' : 'showDay.pendingMeeting', {
    when: dates.dateAndTime({ date, time }),
    exhibitor,
    booth: boothNumber,
  });
}

function PersonLine({ person }: { person: Pick<FoundPerson, 'name' | 'company' | 'reference'> }) {
  return (
    <p className={styles.person}>
      <Link to={personPath(person.reference)}>{person.name}</Link>, {person.company}, {person.reference}
    </p>
  );
}

interface BoxProps {
  tone: 'done' | 'info' | 'error';
  person?: FoundPerson;
  action?: ReactNode;
  children: ReactNode;
}

const ICONS = { done: CircleCheck, info: Info, error: CircleAlert } as const;

function Box({ tone, person, action, children }: BoxProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.result, styles[tone])}>
      <Icon aria-hidden />
      <div className={styles.said}>
        {person && <PersonLine person={person} />}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
