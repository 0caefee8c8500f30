// On a day with own meetings: the next one, with company, time, booth and hall, above everything else.
import { parseSlot } from '@visavis/domain/edition/slot-time';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import textStyles from '../../../ui/text.module.css';
import type { MyMeeting } from '../api.ts';
import { standingOf, wordOf } from '../meetings.ts';
import { type NextMeeting, nextMeeting } from '../next-meeting.ts';
import styles from './next-meeting-card.module.css';

const TICK_MS = 10_000;
/** From this many minutes before a meeting, they are counted down. */
const COUNTED_MINUTES = 60;

export function NextMeetingCard({ meetings }: { meetings: readonly MyMeeting[] }) {
  const text = useText();
  const dates = useDates();
  const boothOf = useBooth();
  const { timeZone } = useFairZone();
  const titleId = useId();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const next = nextMeeting(meetings, now, timeZone);
  if (!next) return null;
  const { meeting } = next;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <p role="timer" aria-live="off" className={textStyles.strong}>
        <When next={next} />
      </p>
      <h2 id={titleId}>{meeting.exhibitor}</h2>
      <dl>
        <div>
          <dt>{text('scheduling.time')}</dt>
          <dd>{dates.time(meeting.time)}</dd>
        </div>
        {meeting.boothNumber && (
          <div>
            <dt>{text('scheduling.booth')}</dt>
            <dd>{boothOf(meeting.boothNumber, meeting.hall)}</dd>
          </div>
        )}
      </dl>
      {standingOf(meeting) === 'pending' && <p className={styles.standing}>{wordOf(text, meeting)}</p>}
    </section>
  );
}

function When({ next: { meeting, isToday, minutes } }: { next: NextMeeting }) {
  const text = useText();
  const dates = useDates();
  if (!isToday) return text('mySchedule.nextOn', { weekday: dates.weekday(meeting.date) });
  if (minutes > COUNTED_MINUTES) return text('mySchedule.next');
  if (minutes > 0) return text('mySchedule.nextIn', { count: minutes });
  const { minute, length } = parseSlot(meeting.time) ?? { minute: meeting.minute, length: null };
  return text('mySchedule.nowUntil', { time: dates.hour(minute + (length ?? 0)) });
}
