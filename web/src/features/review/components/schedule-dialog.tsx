// 'Schedule Meetings:': the visitor, one meeting at a time, and the decisions.
import type { MeetingGroup } from '@visavis/contract/meeting-review';
import { PRINT_PATHS } from '@visavis/contract/page-path';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { can } from '@visavis/domain/organiser/policy';
import { Printer, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { sentenceOf } from '../../../lib/refusal.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useRegistration } from '../api.ts';
import { isPending } from '../meeting-words.ts';
import { useDecisions } from '../use-decisions.ts';
import { ApproveAllDialog } from './approve-all-dialog.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MeetingCarousel } from './meeting-carousel.tsx';
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
          {text('review.detailsFailed', { message: text.said(sentenceOf(error, text('review.noAnswer'))) })}
        </Banner>
      ) : (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </Dialog>
  );
}

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
  const [asked, setAsked] = useState<'approve-all' | 'edit' | null>(null);
  const meeting: Schedule | undefined =
    group.schedules.find(({ id }) => id === shownId) ?? group.schedules[0];
  const hasPending = group.schedules.some(isPending);
  const closeAsked = () => setAsked(null);

  return (
    <>
      {/* Out of sight while one is edited: it comes back with the focus where it was. */}
      <div className={asked === 'edit' ? styles.behind : undefined}>
        <Dialog
          open
          title={text('review.scheduleTitle')}
          width="wide"
          onClose={onClose}
          actions={
            meeting &&
            can(role, 'decide') && (
              <DecisionButtons
                group={group}
                meeting={meeting}
                busy={decisions.busy}
                onDecide={(deed) => {
                  setShownId(meeting.id);
                  void decisions.decide(deed, meeting);
                }}
                onEdit={() => {
                  setShownId(meeting.id);
                  setAsked('edit');
                }}
                onApproveAll={() => setAsked('approve-all')}
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
      {asked === 'approve-all' && (
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
      {asked === 'edit' && meeting && (
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
