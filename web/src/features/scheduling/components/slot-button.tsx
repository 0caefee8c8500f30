// The button for one hour of one day: its look, its words and its accessible name.
import type { SlotState } from '@visavis/domain/meeting/scheduling';
import { Check, Clock, Minus, Plus, Zap } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Swatch } from '../../../ui/swatch.tsx';
import type { SchedulingCompany } from '../companies.ts';
import type { GridSlot } from '../grid-slot.ts';
import { minutesAndSeconds } from '../use-hold-ends.ts';
import styles from './slot-button.module.css';

interface SlotButtonProps {
  slot: GridSlot;
  state: SlotState;
  companies: SchedulingCompany[];
  confirming: boolean;
  /** Became unavailable while the visitor was looking. */
  justTaken: boolean;
  /** Seconds until the hold of this hour lapses, if that is soon. */
  secondsLeft: number | null;
  tabIndex: number;
  onFocus: () => void;
  onActivate: (slot: GridSlot) => void;
  ref?: Ref<HTMLButtonElement>;
}

const STATE_WORDS = {
  own: 'scheduling.selected',
  unavailable: 'scheduling.unavailable',
  available: 'scheduling.available',
} as const;

export function SlotButton(props: SlotButtonProps) {
  const { slot, state, confirming } = props;
  const text = useText();
  const dates = useDates();
  const justTaken = props.justTaken && state.kind === 'unavailable';
  const stateName = () => {
    if (state.kind === 'other') return text('scheduling.bookedByOther', { company: state.meeting.company });
    return text(justTaken ? 'scheduling.unavailableJustTaken' : STATE_WORDS[state.kind]);
  };
  return (
    <button
      ref={props.ref}
      type="button"
      className={styles.slot}
      data-state={confirming && state.kind === 'available' ? 'confirming' : state.kind}
      data-just-taken={justTaken || undefined}
      data-ending={props.secondsLeft !== null || undefined}
      aria-disabled={state.kind === 'unavailable' ? true : undefined}
      aria-label={text('scheduling.slotName', {
        weekday: dates.weekday(slot.day.date),
        date: dates.day(slot.day.date),
        time: dates.time(slot.hour.range),
        state: stateName(),
      })}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onClick={() => props.onActivate(slot)}
    >
      <SlotFace {...props} />
    </button>
  );
}

function SlotFace({ slot, state, companies, confirming, justTaken, secondsLeft }: SlotButtonProps) {
  const text = useText();
  const dates = useDates();
  if (state.kind === 'other') {
    const company = companies.find((candidate) => candidate.id === state.meeting.exhibitorId);
    return (
      <>
        {company && (
          <Swatch pigment={company.pigment} letter={company.letter} size={secondsLeft === null ? 24 : 20} />
        )}
        <span className={styles.held}>
          <span className={styles.company}>{state.meeting.company}</span>
          <TimeLeft seconds={secondsLeft} />
        </span>
      </>
    );
  }
  if (state.kind === 'own')
    return (
      <>
        <Check aria-hidden="true" />
        <span className={styles.held}>
          <span className={styles.word}>{text('scheduling.selected')}</span>
          <TimeLeft seconds={secondsLeft} />
        </span>
      </>
    );
  if (state.kind === 'unavailable' && justTaken)
    return (
      <>
        <Zap aria-hidden="true" />
        <span className={styles.word}>{text('scheduling.justTaken')}</span>
      </>
    );
  if (state.kind === 'unavailable')
    return (
      <>
        <Minus aria-hidden="true" />
        <span className={styles.word}>{text('scheduling.unavailable')}</span>
      </>
    );
  if (confirming)
    return (
      <>
        <Clock aria-hidden="true" />
        <span className={styles.word}>{dates.hour(slot.hour.minute)}</span>
      </>
    );
  return (
    <>
      <Plus aria-hidden="true" />
      <span className={styles.invitation}>{text('scheduling.available')}</span>
    </>
  );
}

function TimeLeft({ seconds }: { seconds: number | null }) {
  const text = useText();
  if (seconds === null) return null;
  const time = minutesAndSeconds(seconds);
  return (
    <span className={styles.left}>
      <span className={styles.long}>{text('scheduling.timeLeft', { time })}</span>
      <span className={styles.short}>{time}</span>
    </span>
  );
}
