// Where the meeting is and where it moves to, and whether that hour is free for both.
import type { Edition } from '@visavis/domain/edition/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ArrowRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Dates, useDates } from '../../../i18n/use-dates.ts';
import { isFairHour, isSameSlot, rangeOf, slotOf } from '../edit-values.ts';
import { barredWords, hourWords, isOpenHour, type MoveHour, STATE_WORDS } from '../move-words.ts';
import type { Move } from '../use-move.ts';
import styles from './move-summary.module.css';

interface MoveSummaryProps {
  edition: Edition;
  move: Move;
}

export function MoveSummary({ edition, move }: MoveSummaryProps) {
  const text = useText();
  const dates = useDates();
  const { values, base, parties, isMoved } = move;
  const isOther = values.exhibitor.id !== base.exhibitorId;
  const when = (exhibitor: string, date: string, time: string): string => {
    const hour = text('review.move.when', { day: dates.day(date), time: dates.time(time) });
    return isOther ? text('review.move.with', { exhibitor, when: hour }) : hour;
  };
  const verdict = verdictOf(text, dates, edition, move);
  const looked = move.pressed && wordsOfPressed(text, dates, edition, move, move.pressed);
  const line = useRef<HTMLParagraphElement>(null);
  // On a phone it stands below the grid, perhaps out of view.
  useEffect(() => {
    if (looked !== null) line.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  return (
    <div className={styles.summary}>
      <p className={styles.route}>
        <ArrowRight aria-hidden />
        <span>
          {text(isMoved ? 'review.move.from' : 'review.move.now')}{' '}
          <b dir="auto">{when(base.exhibitor, base.date, base.time)}</b>
          {isMoved && (
            <>
              <br />
              {text('review.move.to')}{' '}
              <b dir="auto">{when(parties.exhibitor, values.date, rangeOf(values, base, edition))}</b>
            </>
          )}
        </span>
      </p>
      <div role="status" className={styles.said}>
        {verdict && (
          <p className={styles.verdict} data-kind={verdict.kind}>
            {verdict.kind === 'free' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            <span dir="auto">{verdict.words}</span>
          </p>
        )}
        {looked && (
          <p ref={line} className={styles.verdict}>
            <Info aria-hidden />
            <span dir="auto">{looked}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface Verdict {
  kind: 'free' | 'refused' | 'unknown';
  words: string;
}

/** About the entered hour; null while there is nothing to say. */
function verdictOf(text: Text, dates: Dates, edition: Edition, move: Move): Verdict | null {
  const { values, hours, isMoved } = move;
  // A rejected meeting takes no hour.
  if (!isMoved || values.status === MEETING_STATUS.rejected) return null;
  const slot = slotOf(values, edition);
  if (!slot) return null;
  if (!isFairHour(slot.minute, edition)) return { kind: 'unknown', words: text('review.move.outside') };
  const hour = hours?.hours.find((one) => isSameSlot(one, slot));
  return hour
    ? { kind: isOpenHour(hour) ? 'free' : 'refused', words: reasonOf(text, dates, move, hour) }
    : null;
}

function reasonOf(text: Text, dates: Dates, { hours, parties }: Move, hour: MoveHour): string {
  const barred = hour.state === 'barred' && hours ? barredWords(text, dates, hours, parties) : null;
  return barred ?? (hourWords(text, dates, hour, parties) || text(STATE_WORDS[hour.state]));
}

/** About an hour that was pressed and cannot be had. */
function wordsOfPressed(text: Text, dates: Dates, edition: Edition, move: Move, pressed: MoveHour): string {
  const date = edition.days.find((one) => one.day === pressed.day)?.date;
  const range = edition.hours.find((one) => one.minute === pressed.minute)?.range;
  return text('review.move.cell', {
    weekday: date === undefined ? '' : dates.weekday(date),
    day: date === undefined ? '' : dates.day(date),
    time: range === undefined ? '' : dates.time(range),
    words: reasonOf(text, dates, move, pressed),
  });
}
