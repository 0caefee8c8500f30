// The person at the desk: the meeting under way with its mark and Undo, the next one, and all of today's.
import { useQuery } from '@tanstack/react-query';
import { findAtDesk } from '@visavis/contract/desk/calls';
import type { DeskMeeting } from '@visavis/contract/desk/endpoints';
import { meetingsAt } from '@visavis/domain/desk/mark';
import { CalendarPlus, CircleCheck, CircleX, IdCard, Undo2, UserCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { withWaiting } from '../as-recorded.ts';
import type { Arrival, Shown } from '../shown.ts';
import { recordMark, useDeskState } from '../use-desk.ts';
import { minuteNow, useHours } from '../use-hours.ts';
import styles from './found-person.module.css';
import { MeetingRows } from './meeting-rows.tsx';
import { WalkIn } from './walk-in.tsx';

const LINES: Record<'held' | 'missed' | 'none', TextId> = {
  held: 'showDesk.lineHeld',
  missed: 'showDesk.lineMissed',
  none: 'showDesk.lineNow',
};
const TICK_MS = 10_000;

/** Updates as time passes, because meetings begin and end. */
function useMinute(zone: string | undefined): number {
  const [minute, setMinute] = useState(() => (zone === undefined ? 0 : minuteNow(zone)));
  useEffect(() => {
    if (zone === undefined) return;
    setMinute(minuteNow(zone));
    const timer = setInterval(() => setMinute(minuteNow(zone)), TICK_MS);
    return () => clearInterval(timer);
  }, [zone]);
  return minute;
}

/** For somebody outside today's list: their data from the server once it has settled a mark or walk-in of theirs. */
function useLatest(arrival: Arrival, isListed: boolean) {
  const { reference } = arrival.person;
  const { records } = useDeskState();
  const [settled, setSettled] = useState({ arrival, times: 0 });
  const kept = useRef({ reference, ids: [] as string[] });
  useEffect(() => {
    const ids = records.flatMap(({ record }) =>
      record.kind !== 'scan' && record.reference === reference ? [record.id] : [],
    );
    const before = kept.current.reference === reference ? kept.current.ids : [];
    kept.current = { reference, ids };
    if (before.some((id) => !ids.includes(id)))
      setSettled((one) => ({ arrival, times: one.arrival === arrival ? one.times + 1 : 1 }));
  }, [records, reference, arrival]);
  const times = settled.arrival === arrival ? settled.times : 0;
  const { data } = useQuery({
    queryKey: ['desk', 'person', reference, times],
    queryFn: ({ signal }) => call(findAtDesk, { query: { search: reference }, signal }),
    enabled: times > 0 && !isListed,
    gcTime: 0,
  });
  return times > 0 ? data : undefined;
}

interface FoundPersonProps {
  arrival: Arrival;
  /** Called after each mark. */
  onMarked: () => void;
  onBadge: (shown: Shown) => void;
}

export function FoundPerson({ arrival, onMarked, onBadge }: FoundPersonProps) {
  const text = useText();
  const instants = useInstants();
  const { people, records, day } = useDeskState();
  const minute = useMinute(day?.edition.timeZone);
  const [isBooking, setBooking] = useState<string | null>(null);
  const { reference } = arrival.person;
  const latest = useLatest(arrival, people.has(reference));
  const person = withWaiting(people.get(reference) ?? latest?.people[0] ?? arrival.person, records);
  const { hour, range, at } = useHours(arrival.exhibitors);
  const { now, next } = meetingsAt(person.meetings, minute);
  const mark = now?.mark ?? null;
  const none = person.meetings.length === 0 ? 'showDesk.noneToday' : 'showDesk.lineNone';
  const lines = [
    ...(now
      ? [text(LINES[mark ?? 'none'], { time: range(now.minute, now.length), ...at(now.exhibitorId) })]
      : []),
    ...(next ? [text('showDesk.lineNext', { hour: hour(next.minute), ...at(next.exhibitorId) })] : []),
    ...(now || next ? [] : [text(none)]),
  ];
  const Icon = mark === 'held' ? CircleCheck : mark === 'missed' ? CircleX : UserCheck;

  const give = async (meeting: DeskMeeting, wanted: DeskMeeting['mark']) => {
    const own = records.find(
      ({ record, state }) =>
        state === 'waiting' && record.kind === 'mark' && record.meetingId === meeting.id && wanted === null,
    );
    const undoes =
      own?.record.id ?? (arrival.marked?.meetingId === meeting.id ? arrival.marked.recordId : undefined);
    await recordMark(person, meeting, wanted, wanted === null ? undoes : undefined);
    onMarked();
  };
  return (
    <div className={styles.person} data-mark={mark ?? undefined}>
      <div className={styles.head}>
        <Icon aria-hidden />
        <div className={styles.words}>
          <p className={styles.name}>
            <b>{person.name}</b>, {person.company}
          </p>
          <p className={styles.reference}>{reference}</p>
          <p>{lines.join(' ')}</p>
          {arrival.scannedBefore !== undefined && (
            <p>{text('showDesk.scannedBefore', { at: instants.clock(arrival.scannedBefore) })}</p>
          )}
        </div>
        {now && mark !== null && (
          <Button
            variant="secondary"
            className={styles.undo}
            icon={<Undo2 aria-hidden />}
            aria-label={text('showDesk.undoOf', {
              name: person.name,
              exhibitor: at(now.exhibitorId).exhibitor,
            })}
            onClick={() => void give(now, null)}
          >
            {text('showDesk.undo')}
          </Button>
        )}
      </div>
      <MeetingRows
        person={person}
        minute={minute}
        exhibitors={arrival.exhibitors}
        headed={mark === null ? null : now}
        onMark={give}
      />
      {day?.isFairDay && !person.mayBook && <p className={styles.hint}>{text('showDesk.notBookable')}</p>}
      <div className={styles.actions}>
        {day?.isFairDay && person.mayBook && (
          <Button
            variant="secondary"
            icon={<CalendarPlus aria-hidden />}
            aria-expanded={isBooking === reference}
            onClick={() => setBooking(isBooking === reference ? null : reference)}
          >
            {text('showDesk.book')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<IdCard aria-hidden />}
          onClick={() => onBadge({ person, exhibitors: arrival.exhibitors })}
        >
          {text('showDesk.badge')}
        </Button>
      </div>
      {isBooking === reference && (
        <WalkIn
          key={reference}
          person={person}
          onDone={() => {
            setBooking(null);
            onMarked();
          }}
        />
      )}
    </div>
  );
}
