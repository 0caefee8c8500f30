// Asks before exhibitors are archived: shows whom this affects, and whether to move, keep or cancel their meetings.
import { useQuery } from '@tanstack/react-query';
import { archiveExhibitors } from '@visavis/contract/exhibitor-profile/calls';
import type { ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { withdrawalImpact } from '@visavis/contract/impact/calls';
import { TOUCHED_CHOICES, type TouchedOutcome } from '@visavis/domain/impact/schema';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useRefreshExhibitors } from '../api.ts';
import type { Archivable } from '../restore-all.ts';
import { ExhibitorNames } from './exhibitor-names.tsx';
import { LeftMeetings } from './left-meetings.tsx';
import { effectOf, MeetingChoice, type MeetingChoiceValue } from './meeting-choice.tsx';
import { ReceiverField } from './receiver-field.tsx';

interface ArchiveDialogProps {
  exhibitors: readonly Archivable[];
  /** Called when all exhibitors have been archived. */
  onDone: () => void;
  onClose: () => void;
}

export function ArchiveDialog({ exhibitors, onDone, onClose }: ArchiveDialogProps) {
  const text = useText();
  const toast = useToast();
  const refresh = useRefreshExhibitors();
  const [choice, setChoice] = useState<MeetingChoiceValue>({ touched: 'move', rest: 'keep' });
  const [chosen, setReceiver] = useState<ListedExhibitor | null>(null);
  const [outcome, setOutcome] = useState<TouchedOutcome | null>(null);
  // Of exhibitors that are archived, nothing is left to ask.
  const [isAsked, setAsked] = useState(true);
  const count = exhibitors.length;
  const exhibitorIds = exhibitors.map(({ id }) => id);
  const receiver = choice.touched === 'move' ? chosen : null;
  const impact = useQuery({
    queryKey: ['exhibitors', 'withdrawal', exhibitorIds, receiver?.id],
    queryFn: ({ signal }) =>
      call(withdrawalImpact, { body: { exhibitorIds, ...(receiver && { receiver: receiver.id }) }, signal }),
    // The earlier impact stays, so that the dialog does not change its size while that of a receiver loads.
    placeholderData: (before) => before,
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  });
  const meetings = impact.data?.meetings ?? 0;
  const isReady =
    impact.data !== undefined &&
    !impact.isPlaceholderData &&
    (meetings === 0 || choice.touched !== 'move' || receiver !== null);

  const archive = useAction({
    act: () => {
      // At once, before what follows the archiving reads again whatever is on the page.
      flushSync(() => setAsked(false));
      return call(archiveExhibitors, {
        body: {
          exhibitors: exhibitors.map(({ id, version }) => ({ id, version })),
          ...(meetings > 0 && { ...choice, expected: meetings, ...(receiver && { receiver: receiver.id }) }),
        },
      });
    },
    failed: text('exhibitors.changeFailed'),
    done: (answer) => {
      toast(told(text, count, answer.outcome));
      refresh();
      if (answer.outcome && answer.outcome.left.length > 0) setOutcome(answer.outcome);
      else close(true);
    },
    refused: ({ sentence, error }) => {
      // The next attempt has the versions and meetings that stand now.
      setAsked(true);
      refresh();
      void impact.refetch();
      // The message names the exhibitor that has changed.
      const name = error instanceof ApiError ? error.exhibitor?.companyName : undefined;
      return name === undefined ? sentence : `${name}: ${sentence}`;
    },
  });
  const close = (isDone: boolean) => {
    if (isDone) onDone();
    onClose();
  };
  const done = impact.data && meetings > 0 ? effectOf(choice, impact.data) : null;
  return (
    <Dialog
      open
      title={
        outcome
          ? text('exhibitors.archived', { count })
          : text('exhibitors.archiveTitle', { count, name: exhibitors[0]?.companyName ?? '' })
      }
      role="alertdialog"
      width="medium"
      onClose={() => close(outcome !== null)}
      actions={
        outcome ? (
          <Button onClick={() => close(true)}>{text('ui.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {text('ui.cancel')}
            </Button>
            {isReady && (
              <Button
                variant="danger"
                busy={archive.isBusy}
                busyText={text('dashboard.saving')}
                onClick={() => void archive.run()}
              >
                {done === null
                  ? text('exhibitors.archive')
                  : text(`exhibitors.archiveAnd.${done.effect}`, { count: done.count })}
              </Button>
            )}
          </>
        )
      }
    >
      <Failure of={archive} />
      {outcome ? (
        <LeftMeetings outcome={outcome} />
      ) : (
        <>
          <p>{text('exhibitors.archiveWhat', { count })}</p>
          {count > 1 && <ExhibitorNames exhibitors={exhibitors} />}
          {impact.isError && !impact.data && (
            <LoadFailure again={impact.refetch}>
              {sentenceOf(text, impact.error, text('exhibitors.impactFailed'))}
            </LoadFailure>
          )}
          {impact.isPending && <Skeleton height="8rem" />}
          {impact.data && meetings > 0 && (
            <MeetingChoice
              impact={impact.data}
              choices={TOUCHED_CHOICES}
              moveHint={text('exhibitors.choiceGiveHint')}
              rest={receiver ? text('exhibitors.restGiven', { count: impact.data.moves.nowhere }) : null}
              value={choice}
              onChange={setChoice}
            >
              <ReceiverField
                exceptIds={exhibitorIds}
                edition={exhibitors[0]?.editionId}
                receiver={receiver}
                moves={impact.isPlaceholderData ? null : impact.data.moves}
                onChange={setReceiver}
              />
            </MeetingChoice>
          )}
        </>
      )}
    </Dialog>
  );
}

function told(text: Text, count: number, outcome: TouchedOutcome | null): string {
  const archived = text('exhibitors.archived', { count });
  if (!outcome) return archived;
  const { moved, kept, cancelled, told } = outcome;
  return `${archived}. ${text('exhibitors.blockedOutcome', { moved, kept, cancelled, told })}`;
}
