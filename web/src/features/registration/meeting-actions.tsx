// Edit, approve and reject for one meeting, on pages without the list; a refusal is shown beside them.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { Check, Pencil, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { canBeRejected, isGivenUp, mayBeDecided } from '../../list/meeting-words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { DecisionOutcome } from './components/decision-outcome.tsx';
import { EditDialog } from './components/edit-dialog.tsx';
import { RejectDialog } from './components/reject-dialog.tsx';
import styles from './meeting-actions.module.css';
import { useDecisions } from './use-decisions.ts';

interface MeetingActionsProps {
  group: MeetingGroup;
  meeting: Schedule;
  onChange: (group: MeetingGroup) => void;
}

export function MeetingActions({ group, meeting, onChange }: MeetingActionsProps) {
  const text = useText();
  const toast = useToast();
  const decisions = useDecisions(group);
  /** With the meeting as it was when the dialog opened. */
  const [asked, setAsked] = useState<{ action: 'edit' | 'reject'; meeting: Schedule } | null>(null);
  /** The version that was decided on: the outcome is shown as long as the meeting has that version. */
  const [tried, setTried] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  useGone(place, asked ? meeting.exhibitor : null);
  const { exhibitor } = meeting;
  const ask = (action: 'edit' | 'reject') => {
    setTried(null);
    setAsked({ action, meeting });
  };
  const close = () => setAsked(null);
  const take = (after: MeetingGroup | null) => after && onChange(after);
  return (
    <>
      <div ref={place} className={styles.actions}>
        {canBeRejected(meeting) && (
          <DecisionButton
            look="reject"
            label={text('review.rejectOf', { exhibitor })}
            isBusy={decisions.busy === 'reject'}
            isHeld={decisions.busy !== null}
            next={() => edit.current}
            onPress={() => ask('reject')}
          >
            <X aria-hidden />
          </DecisionButton>
        )}
        {mayBeDecided(meeting) && (
          <DecisionButton
            look="approve"
            label={text('review.approveOf', { exhibitor })}
            isBusy={decisions.busy === 'approve'}
            isHeld={decisions.busy !== null}
            next={() => edit.current}
            onPress={() => {
              setTried(meeting.version);
              void decisions.approve(meeting).then(take);
            }}
          >
            <Check aria-hidden />
          </DecisionButton>
        )}
        {!isGivenUp(meeting) && (
          <SquareButton
            ref={edit}
            label={text('review.editOf', { exhibitor })}
            isHeld={decisions.busy !== null}
            onPress={() => ask('edit')}
          >
            <Pencil aria-hidden />
          </SquareButton>
        )}
      </div>
      {decisions.outcome && tried === meeting.version && (
        <div className={styles.outcome}>
          <DecisionOutcome
            outcome={decisions.outcome}
            meetings={group.schedules}
            isLoading={decisions.busy === 'load'}
            onLoadLatest={() =>
              void decisions.loadLatest().then((after) => {
                take(after);
                edit.current?.focus();
              })
            }
          />
        </div>
      )}
      {asked?.action === 'edit' && (
        <EditDialog
          group={group}
          meeting={meeting}
          onClose={close}
          onSaved={(after) => {
            close();
            onChange(after);
            toast(text('review.saved'));
          }}
        />
      )}
      {asked?.action === 'reject' && (
        <RejectDialog
          group={group}
          meeting={asked.meeting}
          onCancel={close}
          onReject={(reason) => {
            close();
            setTried(meeting.version);
            void decisions.reject(asked.meeting, reason).then(take);
          }}
        />
      )}
    </>
  );
}

/**
 * A dialog about a meeting closes with its row, such as when a colleague removes the meeting: a toast says so, and the
 * focus moves to the section.
 * @param exhibitor of the meeting while a dialog is open; else null
 */
function useGone(place: RefObject<HTMLElement | null>, exhibitor: string | null): void {
  const text = useText();
  const toast = useToast();
  const leave = useEffectEvent((section: HTMLElement | null | undefined) => {
    if (exhibitor === null) return;
    toast(text('review.meetingGone', { exhibitor }), 'warning');
    section?.focus();
  });
  useEffect(() => {
    const section = place.current?.closest('section');
    return () => leave(section);
  }, [place]);
}

interface DecisionButtonProps extends Omit<SquareButtonProps, 'ref'> {
  /** Where the focus goes when the button disappears. */
  next: () => HTMLElement | null;
}

function DecisionButton({ next, ...button }: DecisionButtonProps) {
  const place = useRef<HTMLButtonElement>(null);
  useFocusHandover(place, next);
  return <SquareButton ref={place} {...button} />;
}

interface SquareButtonProps {
  look?: 'approve' | 'reject';
  label: string;
  isBusy?: boolean;
  /** Another decision could be lost while one is being sent. */
  isHeld: boolean;
  onPress: () => void;
  ref?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

function SquareButton({ look, label, isBusy = false, isHeld, onPress, ref, children }: SquareButtonProps) {
  return (
    <Button
      {...(ref && { ref })}
      variant="secondary"
      className={classNames(styles.icon, look && styles[look])}
      aria-label={label}
      title={label}
      busy={isBusy}
      busyText=""
      aria-disabled={isHeld || undefined}
      onClick={() => {
        if (!isHeld) onPress();
      }}
    >
      {children}
    </Button>
  );
}
