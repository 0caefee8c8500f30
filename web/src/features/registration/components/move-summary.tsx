// Where the meeting is and where it moves to, and whether that hour is free for both.
import type { Edition } from '@visavis/domain/edition/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { rangeOf, slotOf } from '../edit-values.ts';
import type { Move } from '../use-move.ts';
import { HourVerdict } from './hour-verdict.tsx';
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
  // A rejected meeting occupies no hour.
  const isJudged = isMoved && values.status !== MEETING_STATUS.rejected;
  return (
    <div className={styles.summary}>
      <p className={styles.route}>
        <ArrowRight aria-hidden />
        <span>
          <span>{text(isMoved ? 'review.move.from' : 'review.move.now')}</span>{' '}
          <b dir="auto">{when(base.exhibitor, base.date, base.time)}</b>
          {isMoved && (
            <>
              <br />
              <span>{text('review.move.to')}</span>{' '}
              <b dir="auto">{when(parties.exhibitor, values.date, rangeOf(values, base, edition))}</b>
            </>
          )}
        </span>
      </p>
      <HourVerdict
        edition={edition}
        hours={move.hours}
        parties={parties}
        entered={isJudged ? slotOf(values, edition) : null}
        pressed={move.pressed}
      />
    </div>
  );
}
