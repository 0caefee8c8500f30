// 'Schedule Meetings:' dialog: the visitor, one meeting at a time, and the decisions.

import { PRINT_PATHS } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { can } from '@visavis/domain/identity/grants';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { Printer, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useRegistration } from '../api.ts';
import { canBeRejected, isPending } from '../meeting-words.ts';
import { useDecisions } from '../use-decisions.ts';
import { ApproveAllDialog } from './approve-all-dialog.tsx';
import { DecisionButtons, REJECT_KEY } from './decision-buttons.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MeetingCarousel } from './meeting-carousel.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './schedule-dialog.module.css';
import { VisitorDetails } from './visitor-details.tsx';

interface ScheduleDialogProps {
  id: number;
  /** The registration from the list, shown until the response arrives. */
  known: MeetingGroup | undefined;
  /** Opened by Send Email, which a pending meeting blocks. */
  isWarned: boolean;
  /** Shown below the meetings when no table row behind the dialog can send the email. */
  mailing?: Mailing | undefined;
  onClose: () => void;
}

/** @param warningId the element that warns of pending meetings; undefined where none is pending */
type Mailing = (group: MeetingGroup, warningId: string | undefined) => ReactNode;

export function ScheduleDialog({ id, known, isWarned, mailing, onClose }: ScheduleDialogProps) {
  const text = useText();
  const { data: group, error } = useRegistration(id, known);
  const isLate = useDelayed();
  if (group) return <OpenSchedule group={group} isWarned={isWarned} mailing={mailing} onClose={onClose} />;
  // A fast response opens the dialog once, without a skeleton first.
  if (!error && !isLate) return null;
  return (
    <Dialog open title={text('review.scheduleTitle')} width="wide" onClose={onClose}>
      {error ? (
        <Banner kind="error">
          {text('review.detailsFailed', { message: sentenceOf(text, error, text('review.noAnswer')) })}
        </Banner>
      ) : (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </Dialog>
  );
}

/** The dialog on top, with the meeting as it was when that dialog opened. */
type Question = { action: 'approve-all' } | { action: 'edit' | 'reject'; meeting: Schedule };

interface OpenScheduleProps {
  group: MeetingGroup;
  isWarned: boolean;
  mailing: Mailing | undefined;
  onClose: () => void;
}

function OpenSchedule({ group, isWarned, mailing, onClose }: OpenScheduleProps) {
  const text = useText();
  const warningId = useId();
  const role = useRole();
  const decisions = useDecisions(group);
  // By id: an edit may move the meeting in the list.
  const [shownId, setShownId] = useState(() => (isWarned ? group.schedules.find(isPending)?.id : undefined));
  const [question, setQuestion] = useState<Question | null>(null);
  const meeting: Schedule | undefined =
    group.schedules.find(({ id }) => id === shownId) ?? group.schedules[0];
  const hasPending = group.schedules.some(isPending);
  const closeQuestion = () => setQuestion(null);
  const mayDecide = can(role, 'meeting.decide');
  const ask = (action: 'edit' | 'reject', about: Schedule) => {
    // Keeps it in view, even if its position in the list changes.
    setShownId(about.id);
    setQuestion({ action, meeting: about });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== REJECT_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!mayDecide || !meeting || decisions.busy || !canBeRejected(meeting)) return;
    event.preventDefault();
    ask('reject', meeting);
  };

  return (
    <>
      {/* Hidden while a meeting is edited; it returns with the focus where it was. */}
      <div className={question?.action === 'edit' ? styles.behind : undefined}>
        <Dialog
          open
          title={text('review.scheduleTitle')}
          width="wide"
          onClose={onClose}
          onKeyDown={pressKey}
          actions={
            meeting &&
            mayDecide && (
              <DecisionButtons
                group={group}
                meeting={meeting}
                busy={decisions.busy}
                onApprove={() => {
                  setShownId(meeting.id);
                  void decisions.approve(meeting);
                }}
                onReject={() => ask('reject', meeting)}
                onEdit={() => ask('edit', meeting)}
                onApproveAll={() => setQuestion({ action: 'approve-all' })}
              />
            )
          }
        >
          <div className={styles.content}>
            {decisions.outcome && (
              <DecisionOutcome
                outcome={decisions.outcome}
                meetings={group.schedules}
                isLoading={decisions.busy === 'load'}
                onLoadLatest={decisions.loadLatest}
              />
            )}
            {hasPending && (
              <p id={warningId} className={styles.warning}>
                <TriangleAlert aria-hidden />
                {text('review.pendingWarning')}
              </p>
            )}
            <VisitorDetails group={group} />
            {meeting ? (
              <MeetingCarousel
                meetings={group.schedules}
                place={group.schedules.indexOf(meeting)}
                onTurn={(place) => {
                  decisions.turn();
                  setShownId(group.schedules[place]?.id);
                }}
              />
            ) : (
              <p>{text('review.noMeetings')}</p>
            )}
            {mailing?.(group, hasPending ? warningId : undefined)}
            <Link to={`${PRINT_PATHS.visitor}/${group.id}`} target="_blank" className={styles.print}>
              <Printer aria-hidden />
              {text('review.printSchedule')}
              <span className="visually-hidden"> {text('review.newTab')}</span>
            </Link>
          </div>
        </Dialog>
      </div>
      {question?.action === 'approve-all' && (
        <ApproveAllDialog
          group={group}
          onCancel={closeQuestion}
          onView={() => {
            closeQuestion();
            setShownId(group.schedules.find(isPending)?.id);
          }}
          onApproveAll={(withRejected) => {
            closeQuestion();
            void decisions.approveAll(withRejected);
          }}
        />
      )}
      {question?.action === 'reject' && (
        <RejectDialog
          group={group}
          meeting={question.meeting}
          onCancel={closeQuestion}
          onReject={(reason) => {
            closeQuestion();
            void decisions.reject(question.meeting, reason);
          }}
        />
      )}
      {question?.action === 'edit' && meeting && (
        <EditDialog
          key={meeting.id}
          group={group}
          meeting={meeting}
          onClose={closeQuestion}
          onSaved={() => {
            closeQuestion();
            decisions.reportDone(text('review.saved'));
          }}
        />
      )}
    </>
  );
}
