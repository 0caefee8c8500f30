// Edit, approve and reject for one meeting, to place on pages without the list; a refusal is said beside them.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { Check, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { isGivenUp, isPending } from '../../list/meeting-words.ts';
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
  const ask = (action: 'edit' | 'reject') => setAsked({ action, meeting });
  const close = () => setAsked(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { exhibitor } = meeting;
  if (isGivenUp(meeting)) return null;
  const take = (after: MeetingGroup | null) => after && onChange(after);
  return (
    <>
      <div className={styles.actions}>
        {isPending(meeting) && (
          <Decide
            exhibitor={exhibitor}
            busy={decisions.busy}
            next={() => edit.current}
            onReject={() => ask('reject')}
            onApprove={() => void decisions.approve(meeting).then(take)}
          />
        )}
        <Button
          ref={edit}
          variant="secondary"
          className={styles.icon}
          aria-label={text('review.editOf', { exhibitor })}
          title={text('review.editOf', { exhibitor })}
          onClick={() => ask('edit')}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {decisions.outcome && (
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
            void decisions.reject(asked.meeting, reason).then(take);
          }}
        />
      )}
    </>
  );
}

interface DecideProps {
  exhibitor: string;
  busy: ReturnType<typeof useDecisions>['busy'];
  /** Where the focus goes once they are gone. */
  next: () => HTMLElement | null;
  onReject: () => void;
  onApprove: () => void;
}

function Decide({ exhibitor, busy, next, onReject, onApprove }: DecideProps) {
  const text = useText();
  const place = useRef<HTMLSpanElement>(null);
  useFocusHandover(place, next);
  return (
    <span ref={place} className={styles.decide}>
      <Button
        variant="secondary"
        className={classNames(styles.icon, styles.reject)}
        aria-label={text('review.rejectOf', { exhibitor })}
        title={text('review.rejectOf', { exhibitor })}
        busy={busy === 'reject'}
        busyText=""
        onClick={onReject}
      >
        <X aria-hidden />
      </Button>
      <Button
        variant="secondary"
        className={classNames(styles.icon, styles.approve)}
        aria-label={text('review.approveOf', { exhibitor })}
        title={text('review.approveOf', { exhibitor })}
        busy={busy === 'approve'}
        busyText=""
        onClick={onApprove}
      >
        <Check aria-hidden />
      </Button>
    </span>
  );
}
