// Facts for deciding on the current meeting: its hour, the matching interests, and the other hours.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { CalendarSearch, CircleAlert, CircleCheck, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMeetingFacts } from '../api.ts';
import styles from './meeting-facts.module.css';

const HOUR_WORDS = {
  kept: 'review.factKept',
  free: 'review.factFree',
  lost: 'review.factLost',
  begun: 'review.factBegun',
} as const;

export function MeetingFacts({ meeting }: { meeting: Schedule }) {
  const text = useText();
  const dates = useDates();
  const { data, error } = useMeetingFacts(meeting);
  if (!data)
    return (
      <div className={styles.facts} aria-busy={!error}>
        {error ? (
          !isSessionOver(error) && (
            <p>{text('review.factsFailed', { message: sentenceOf(text, error, text('review.noAnswer')) })}</p>
          )
        ) : (
          <Skeleton height="6rem" />
        )}
      </div>
    );
  const { hour, taken, hours, otherFree, interests } = data;
  const { chosen, matching } = interests;
  const isGood = hour === 'kept' || hour === 'free';
  return (
    <ul className={styles.facts} aria-label={text('review.facts')}>
      <Fact
        icon={isGood ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
        kind={isGood ? 'good' : 'warning'}
        note={text('review.factTaken', { exhibitor: meeting.exhibitor, taken, hours })}
      >
        {text(HOUR_WORDS[hour])}
      </Fact>
      <Fact icon={<Target aria-hidden />}>
        {chosen === 0
          ? text('review.factNoInterests')
          : matching.length === 0
            ? text('review.factNoMatch', { chosen })
            : text('review.factInterests', {
                matching: matching.length,
                chosen,
                names: dates.series(matching.map(dates.named)),
              })}
      </Fact>
      <Fact icon={<CalendarSearch aria-hidden />} {...(otherFree > 0 && { note: text('review.factEdit') })}>
        {text('review.factOthers', { count: otherFree })}
      </Fact>
    </ul>
  );
}

interface FactProps {
  icon: ReactNode;
  kind?: 'good' | 'warning';
  note?: string;
  children: string;
}

function Fact({ icon, kind, note, children }: FactProps) {
  return (
    <li data-kind={kind}>
      {icon}
      <span>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
    </li>
  );
}
