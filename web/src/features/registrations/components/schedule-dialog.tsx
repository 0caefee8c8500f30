// 'Schedule Meetings:': the visitor, one meeting at a time, and the decisions.
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { PRINT_PATHS } from '@visavis/contract/page-path';
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
  /** As the list has it, until the answer comes. */
  known: MeetingGroup | undefined;
  /** Opened by Send Email, which a pending meeting holds back. */
  isWarned: boolean;
  /** Stands with the meetings, where no row beside the dialog sends the email. */
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
  // What comes at once opens once.
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

/** What stands over the dialog, and of which meeting as it was when it was asked. */
type Asked = { what: 'approve-all' } | { what: 'edit' | 'reject'; meeting: Schedule };

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
  // By its id: an edit may change its place among the others.
  const [shownId, setShownId] = useState(() => (isWarned ? group.schedules.find(isPending)?.id : undefined));
  const [asked, setAsked] = useState<Asked | null>(null);
  const meeting: Schedule | undefined =
    group.schedules.find(({ id }) => id === shownId) ?? group.schedules[0];
  const hasPending = group.schedules.some(isPending);
  const closeAsked = () => setAsked(null);
  const mayDecide = can(role, 'meeting.decide');
  const ask = (what: 'edit' | 'reject', about: Schedule) => {
    // It stays in view, wherever it is among the others afterwards.
    setShownId(about.id);
    setAsked({ what, meeting: about });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== REJECT_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!mayDecide || !meeting || decisions.busy || !canBeRejected(meeting)) return;
    event.preventDefault();
    ask('reject', meeting);
  };

  return (
    <>
      {/* Out of sight while one is edited: it comes back with the focus where it was. */}
      <div className={asked?.what === 'edit' ? styles.behind : undefined}>
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
                onApproveAll={() => setAsked({ what: 'approve-all' })}
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
      {asked?.what === 'approve-all' && (
        <ApproveAllDialog
          group={group}
          onCancel={closeAsked}
          onView={() => {
            closeAsked();
            setShownId(group.schedules.find(isPending)?.id);
          }}
          onApproveAll={(withRejected) => {
            closeAsked();
            void decisions.approveAll(withRejected);
          }}
        />
      )}
      {asked?.what === 'reject' && (
        <RejectDialog
          group={group}
          meeting={asked.meeting}
          onCancel={closeAsked}
          onReject={(reason) => {
            closeAsked();
            void decisions.reject(asked.meeting, reason);
          }}
        />
      )}
      {asked?.what === 'edit' && meeting && (
        <EditDialog
          key={meeting.id}
          group={group}
          meeting={meeting}
          onClose={closeAsked}
          onSaved={() => {
            closeAsked();
            decisions.tellDone(text('review.saved'));
          }}
        />
      )}
    </>
  );
}
