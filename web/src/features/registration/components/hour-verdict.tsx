// Whether the entered hour is free for both, and why the last pressed hour is not available.
import type { MoveHours } from '@visavis/contract/meeting/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Dates, useDates } from '../../../i18n/use-dates.ts';
import stackStyles from '../../../ui/stack.module.css';
import { isFairHour, isSameSlot, type Slot } from '../edit-values.ts';
import {
  barredWords,
  hourWords,
  isOpenHour,
  type MoveHour,
  type Parties,
  STATE_WORDS,
} from '../move-words.ts';
import styles from './move-summary.module.css';

interface HourVerdictProps {
  edition: Edition;
  /** Undefined until known. */
  hours: MoveHours | undefined;
  parties: Parties;
  /** The hour to judge; null for none. */
  entered: Slot | null;
  /** The last pressed hour if it is not available; null otherwise. */
  pressed: MoveHour | null;
}

export function HourVerdict(props: HourVerdictProps) {
  const text = useText();
  const dates = useDates();
  const verdict = verdictOf(text, dates, props);
  const looked = props.pressed && wordsOfPressed(text, dates, props, props.pressed);
  const line = useRef<HTMLParagraphElement>(null);
  // On a phone, the line is below the grid and may be out of view.
  useEffect(() => {
    if (looked !== null) line.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  return (
    <div role="status" className={stackStyles.gap2}>
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
  );
}

interface Verdict {
  kind: 'free' | 'refused' | 'unknown';
  words: string;
}

/** About the entered hour; null while there is nothing to say. */
function verdictOf(text: Text, dates: Dates, props: HourVerdictProps): Verdict | null {
  const { edition, entered, hours } = props;
  if (!entered) return null;
  if (!isFairHour(entered.minute, edition)) return { kind: 'unknown', words: text('review.move.outside') };
  const hour = hours?.hours.find((one) => isSameSlot(one, entered));
  return hour
    ? { kind: isOpenHour(hour) ? 'free' : 'refused', words: reasonOf(text, dates, props, hour) }
    : null;
}

function reasonOf(text: Text, dates: Dates, { hours, parties }: HourVerdictProps, hour: MoveHour): string {
  const barred = hour.state === 'barred' && hours ? barredWords(text, dates, hours, parties) : null;
  return barred ?? (hourWords(text, dates, hour, parties) || text(STATE_WORDS[hour.state]));
}

/** About a pressed hour that is not available. */
function wordsOfPressed(text: Text, dates: Dates, props: HourVerdictProps, pressed: MoveHour): string {
  const date = props.edition.days.find((one) => one.day === pressed.day)?.date;
  const range = props.edition.hours.find((one) => one.minute === pressed.minute)?.range;
  return text('review.move.cell', {
    weekday: date === undefined ? '' : dates.weekday(date),
    day: date === undefined ? '' : dates.day(date),
    time: range === undefined ? '' : dates.time(range),
    words: reasonOf(text, dates, props, pressed),
  });
}
