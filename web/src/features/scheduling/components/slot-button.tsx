// One hour of one day: its look, its words and its spoken name.
import type { SlotState } from '@visavis/domain/meeting/scheduling';
import { Check, Clock, Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Swatch } from '../../../ui/swatch.tsx';
import type { SchedulingCompany } from '../companies.ts';
import type { GridSlot } from '../use-scheduler.ts';
import styles from './slot-button.module.css';

interface SlotButtonProps {
  slot: GridSlot;
  state: SlotState;
  companies: SchedulingCompany[];
  confirming: boolean;
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
  const spoken =
    state.kind === 'other'
      ? text('scheduling.bookedByOther', { company: state.meeting.company })
      : text(STATE_WORDS[state.kind]);
  return (
    <button
      ref={props.ref}
      type="button"
      className={styles.slot}
      data-state={confirming && state.kind === 'available' ? 'confirming' : state.kind}
      aria-disabled={state.kind === 'unavailable' ? true : undefined}
      aria-label={text('scheduling.slotName', {
        weekday: text.said(slot.day.dayOfWeek),
        date: slot.day.label,
        time: slot.hour.range,
        state: spoken,
      })}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onClick={() => props.onActivate(slot)}
    >
      <SlotFace {...props} />
    </button>
  );
}

function SlotFace({ slot, state, companies, confirming }: SlotButtonProps) {
  const text = useText();
  if (state.kind === 'other') {
    const company = companies.find((candidate) => candidate.id === state.meeting.exhibitorId);
    return (
      <>
        {company && <Swatch pigment={company.pigment} letter={company.letter} size={24} />}
        <span className={styles.company}>{state.meeting.company}</span>
      </>
    );
  }
  if (state.kind === 'own')
    return (
      <>
        <Check aria-hidden="true" />
        <span className={styles.word}>{text('scheduling.selected')}</span>
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
        <span className={styles.word}>{slot.hour.label}</span>
      </>
    );
  return (
    <>
      <Plus aria-hidden="true" />
      <span className={styles.invitation}>{text('scheduling.available')}</span>
    </>
  );
}
