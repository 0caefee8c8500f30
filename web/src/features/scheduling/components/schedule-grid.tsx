// The hours of the fair by day, as a visitor schedules them.
import type { Edition } from '@visavis/domain/edition/schema';
import type { SlotState } from '@visavis/domain/meeting/scheduling';
import type { Ref } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SlotGrid } from '../../../ui/slot-grid.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import type { SchedulingCompany } from '../companies.ts';
import type { GridSlot } from '../grid-slot.ts';
import { SlotButton } from './slot-button.tsx';

interface ScheduleGridProps {
  edition: Edition;
  companies: SchedulingCompany[];
  label: string;
  /** Cells are rendered empty until the server has said which hours are gone. */
  loading: boolean;
  /** Whether the hours are loading; false when loading failed. */
  isFetching: boolean;
  stateOf: (slot: GridSlot) => SlotState;
  isJustTaken: (slot: GridSlot) => boolean;
  /** Seconds until the hold of an hour lapses, if that is soon. */
  secondsLeftOf: (slot: GridSlot, state: SlotState) => number | null;
  /** The slot whose confirmation is open. */
  pending: GridSlot | null;
  onActivate: (slot: GridSlot) => void;
  ref?: Ref<HTMLTableElement>;
}

export function ScheduleGrid(props: ScheduleGridProps) {
  const { edition, companies, loading, pending } = props;
  const isSlow = useDelayed();
  return (
    <SlotGrid
      days={edition.days}
      hours={edition.hours}
      corner={edition.utcOffsetLabel}
      label={props.label}
      isBusy={props.isFetching}
      {...(props.ref && { ref: props.ref })}
    >
      {(day, hour, focus) => {
        if (loading) return isSlow && <Skeleton height="var(--slot-height)" />;
        const slot = { day, hour };
        const state = props.stateOf(slot);
        return (
          <SlotButton
            slot={slot}
            state={state}
            companies={companies}
            confirming={pending?.day.day === day.day && pending.hour.minute === hour.minute}
            justTaken={props.isJustTaken(slot)}
            secondsLeft={props.secondsLeftOf(slot, state)}
            onActivate={props.onActivate}
            {...focus}
          />
        );
      }}
    </SlotGrid>
  );
}
