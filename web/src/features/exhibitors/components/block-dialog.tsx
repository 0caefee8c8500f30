// Asks whether to move, keep or cancel the meetings in hours that are to be blocked.

import { useQuery } from '@tanstack/react-query';
import { blockedHoursImpact, blockHours } from '@visavis/contract/blocked-hours/calls';
import { TOUCHED_CHOICES, type TouchedOutcome } from '@visavis/domain/impact/schema';
import { useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Stretch } from '../use-blocked-hours.ts';
import { LeftMeetings } from './left-meetings.tsx';
import { effectOf, MeetingChoice, type MeetingChoiceValue } from './meeting-choice.tsx';

interface BlockDialogProps {
  /** Undefined for the edition that the dashboard works on. */
  edition: number | undefined;
  /** Null for all exhibitors of the edition. */
  exhibitorIds: readonly number[] | null;
  hours: readonly Stretch[];
  onDone: (outcome: TouchedOutcome) => void;
  onClose: () => void;
}

const NOTHING: TouchedOutcome = { moved: 0, kept: 0, cancelled: 0, told: 0, holds: 0, left: [] };

export function BlockDialog({ edition, exhibitorIds, hours, onDone, onClose }: BlockDialogProps) {
  const text = useText();
  const [choice, setChoice] = useState<MeetingChoiceValue>({ touched: 'move', rest: 'keep' });
  const [outcome, setOutcome] = useState<TouchedOutcome | null>(null);
  const query = { edition };
  const body = { exhibitorIds: exhibitorIds && [...exhibitorIds], hours: [...hours] };
  const impact = useQuery({
    queryKey: ['exhibitors', 'impact', edition, exhibitorIds, hours],
    queryFn: ({ signal }) => call(blockedHoursImpact, { query, body, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { sameDay = 0, otherDay = 0, nowhere = 0 } = impact.data?.moves ?? {};
  const block = useAction({
    act: () =>
      call(blockHours, {
        query,
        body: { ...body, ...choice, ...(impact.data && { expected: impact.data.meetings }) },
      }),
    failed: text('exhibitors.hoursFailed'),
    done: ({ outcome: came }) => {
      if (came && came.left.length > 0) setOutcome(came);
      else onDone(came ?? NOTHING);
    },
    refused: () => void impact.refetch(),
  });
  const done = impact.data && effectOf(choice, impact.data);
  if (outcome)
    return (
      <Dialog
        open
        title={text('exhibitors.blockDone', { count: hours.length })}
        role="alertdialog"
        onClose={() => onDone(outcome)}
        actions={<Button onClick={() => onDone(outcome)}>{text('ui.close')}</Button>}
      >
        <LeftMeetings outcome={outcome} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={text('exhibitors.blockTitle', { count: hours.length })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          {done && (
            <Button
              variant={choice.touched === 'cancel' ? 'danger' : 'primary'}
              busy={block.isBusy}
              busyText={text('dashboard.saving')}
              onClick={() => void block.run()}
            >
              {text(`exhibitors.blockAnd.${done.effect}`, { count: done.count })}
            </Button>
          )}
        </>
      }
    >
      <Failure of={block} />
      {impact.isError && !impact.data && (
        <LoadFailure again={impact.refetch}>
          {sentenceOf(text, impact.error, text('exhibitors.impactFailed'))}
        </LoadFailure>
      )}
      {impact.isPending && <Skeleton height="8rem" />}
      {impact.data && (
        <MeetingChoice
          impact={impact.data}
          choices={TOUCHED_CHOICES}
          moveHint={text('exhibitors.choiceMoveHint', { sameDay, otherDay, nowhere })}
          rest={text('exhibitors.rest', { count: nowhere })}
          value={choice}
          onChange={setChoice}
        />
      )}
    </Dialog>
  );
}
