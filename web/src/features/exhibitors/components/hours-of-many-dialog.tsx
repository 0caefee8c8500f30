// A dialog that blocks and opens hours of several exhibitors or of all, for example for a ceremony, saved together.
import { useQuery } from '@tanstack/react-query';
import { blockHours, freeBlockedHours, listBlockedHours } from '@visavis/contract/blocked-hours/calls';
import type { BlockedHour } from '@visavis/contract/blocked-hours/endpoints';
import { overlaps } from '@visavis/domain/edition/slot-time';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useFair, useRefreshExhibitors } from '../api.ts';
import type { Slot } from '../slot-range.ts';
import type { Stretch } from '../use-blocked-hours.ts';
import { BlockDialog } from './block-dialog.tsx';
import { HoursGrid } from './hours-grid.tsx';
import styles from './hours-of-many-dialog.module.css';

interface HoursOfManyDialogProps {
  /** Null for all exhibitors of the edition. */
  exhibitorIds: readonly number[] | null;
  onClose: () => void;
}

export function HoursOfManyDialog({ exhibitorIds, onClose }: HoursOfManyDialogProps) {
  const text = useText();
  const form = useHoursOfMany(exhibitorIds, onClose);
  const { fair, blocked, changes } = form;
  if (form.asked)
    return (
      <BlockDialog
        edition={undefined}
        exhibitorIds={exhibitorIds}
        hours={form.asked}
        onDone={form.finish}
        onClose={() => form.ask(null)}
      />
    );
  const count = changes.block.length + changes.open.length;
  return (
    <Dialog
      open
      width="medium"
      title={
        exhibitorIds === null
          ? text('exhibitors.hoursOfAll')
          : text('exhibitors.hoursOfMany', { count: exhibitorIds.length })
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          {count > 0 && (
            <Button
              busy={form.saving.isBusy}
              busyText={text('dashboard.saving')}
              onClick={() => void form.saving.run()}
            >
              {text('exhibitors.saveHours', { block: changes.block.length, open: changes.open.length })}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.hint}>
        {text(exhibitorIds === null ? 'exhibitors.hoursOfAllHint' : 'exhibitors.hoursOfManyHint')}
      </p>
      <Failure of={form.saving} />
      {form.isUnread && <LoadFailure again={form.readAgain}>{text('exhibitors.hoursUnread')}</LoadFailure>}
      {fair && blocked ? (
        <HoursGrid
          edition={fair}
          label={text('exhibitors.hours')}
          stateOf={form.stateOf}
          isReadOnly={form.saving.isBusy}
          onPress={form.press}
          onCurrent={() => undefined}
        />
      ) : (
        !form.isUnread && <Skeleton height="16rem" />
      )}
    </Dialog>
  );
}

const keyOf = ({ day, minute }: Slot): string => `${day}/${minute}`;

function useHoursOfMany(exhibitorIds: readonly number[] | null, onClose: () => void) {
  const text = useText();
  const toast = useToast();
  const refresh = useRefreshExhibitors();
  const fair = useFair(undefined);
  const stored = useQuery({
    queryKey: ['exhibitors', 'blocked'],
    queryFn: ({ signal }) => call(listBlockedHours, { query: {}, signal }),
    staleTime: 0,
  });
  /** The slots that will be blocked or opened, by key. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Slot>>(new Map());
  const [asked, ask] = useState<Stretch[] | null>(null);
  const length = fair.data?.slotMinutes ?? 0;
  const isStored = (slot: Slot): boolean =>
    (stored.data ?? []).some((hour) => isOf(hour, exhibitorIds) && overlaps(hour, { ...slot, length }));
  const isBlocked = (slot: Slot): boolean => isStored(slot) !== chosen.has(keyOf(slot));
  const wanted = [...chosen.values()].map((slot) => ({ ...slot, length }));
  const changes = { block: wanted.filter((slot) => !isStored(slot)), open: wanted.filter(isStored) };
  const ids = exhibitorIds === null ? null : [...exhibitorIds];

  const finish = ({ moved, kept, cancelled, told }: TouchedOutcome) => {
    toast(text('exhibitors.blockedOutcome', { moved, kept, cancelled, told }));
    refresh();
    onClose();
  };
  const saving = useAction({
    act: async () => {
      if (changes.open.length > 0)
        await call(freeBlockedHours, { query: {}, body: { exhibitorIds: ids, hours: changes.open } });
      if (changes.block.length > 0)
        await call(blockHours, { query: {}, body: { exhibitorIds: ids, hours: changes.block } });
    },
    failed: text('exhibitors.hoursFailed'),
    done: () => {
      toast(text('exhibitors.hoursSaved'));
      onClose();
    },
    refused: async ({ sentence, error }) => {
      const isAsked = error instanceof ApiError && error.code === 'edition.touches-meetings';
      if (isAsked) ask(changes.block);
      await stored.refetch();
      return isAsked ? null : sentence;
    },
    settled: refresh,
  });

  return {
    fair: fair.data,
    blocked: stored.data,
    isUnread: (fair.isError && !fair.data) || (stored.isError && !stored.data),
    readAgain: () => {
      void fair.refetch();
      void stored.refetch();
    },
    stateOf: (slot: Slot) => ({ places: 1, taken: 0, isBlocked: isBlocked(slot) }),
    /** Chooses to block these slots, or to open them if all are blocked; saving does it. */
    press: (slots: readonly Slot[]) => {
      const isOpening = slots.every(isBlocked);
      setChosen((before) => {
        const next = new Map(before);
        for (const slot of slots) {
          if (isStored(slot) === isOpening) next.set(keyOf(slot), slot);
          else next.delete(keyOf(slot));
        }
        return next;
      });
    },
    changes,
    saving,
    /** The hours with meetings that are to be blocked, while the question about them is open; otherwise null. */
    asked,
    ask,
    finish,
  };
}

/** Whether an hour is blocked for all of these exhibitors; null stands for all exhibitors of the edition. */
const isOf = (hour: BlockedHour, exhibitorIds: readonly number[] | null): boolean =>
  exhibitorIds?.every((id) => hour.exhibitorIds.includes(id)) ?? hour.isOfAll;
