// 'Schedule Meetings:' dialog: the person, all meetings beside the current one, the decisions, the email, and the
// queue.

import { PRINT_PATHS } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { MEETING_STATUS, type Schedule } from '@visavis/domain/meeting/schema';
import { Printer, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isSessionOver } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import {
  canBeRejected,
  isGivenUp,
  isPending,
  mayBeDecided,
  nextPending,
} from '../../../list/meeting-words.ts';
import { ShortcutLine } from '../../../list/shortcut-line.tsx';
import { useOneAfterAnother } from '../../../list/use-one-after-another.ts';
import { useSettled } from '../../../list/use-settled.ts';
import { useShortcuts } from '../../../list/use-shortcuts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useRegistration } from '../api.ts';
import { useDecisions } from '../use-decisions.ts';
import type { Queue } from '../use-queue.ts';
import { type Mailing, useSendEmail } from '../use-send-email.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { type Finished, FinishedPerson } from './finished-person.tsx';
import { MailSection } from './mail-section.tsx';
import { MeetingCarousel } from './meeting-carousel.tsx';
import { MeetingList } from './meeting-list.tsx';
import { PersonBar, personKeys } from './person-bar.tsx';
import styles from './schedule-dialog.module.css';
import { type Question, ScheduleQuestion } from './schedule-question.tsx';
import { UnreadSchedule } from './unread-schedule.tsx';
import { VisitorDetails } from './visitor-details.tsx';

interface ScheduleDialogProps {
  id: number;
  /** The registration from the list, shown until the response arrives. */
  known: MeetingGroup | undefined;
  /** The list behind the dialog; without one there is no next person. */
  queue?: Queue | undefined;
  /** Shows another person of the queue. */
  onShow?: (id: number) => void;
  onClose: () => void;
}

export function ScheduleDialog({ id, known, queue, onShow = () => {}, onClose }: ScheduleDialogProps) {
  const { data, error } = useRegistration(id, known);
  // If the session ends before the first response, the list's row stays in view: what was typed here is kept.
  const group = data ?? (isSessionOver(error) ? known : undefined);
  const isLate = useDelayed();
  // The warning about pending meetings is already on screen.
  const mailing = useSendEmail(() => {});
  // The previous person, whose meetings were all approved at once.
  const [finished, setFinished] = useState<Finished | null>(null);
  const last =
    finished === null || finished.id === id ? null : (
      <FinishedPerson key={finished.id} finished={finished} mailing={mailing} />
    );
  if (group)
    return (
      <OpenSchedule
        group={group}
        isTurning={group.id !== id}
        queue={queue}
        mailing={mailing}
        last={last}
        onFinished={setFinished}
        onShow={onShow}
        onClose={onClose}
      />
    );
  // A fast response opens the dialog once, without a skeleton first.
  if (!error && !isLate) return null;
  return <UnreadSchedule error={error} queue={queue} onShow={onShow} onClose={onClose} />;
}

interface OpenScheduleProps {
  group: MeetingGroup;
  /** The next person is being loaded. */
  isTurning: boolean;
  queue: Queue | undefined;
  mailing: Mailing;
  last: ReactNode;
  onFinished: (finished: Finished) => void;
  onShow: (id: number) => void;
  onClose: () => void;
}

/** The current meeting, by id, because an edit may move it in the list. A person starts at the first pending one. */
function useShown({ id, schedules }: MeetingGroup) {
  const first = { of: id, meeting: (schedules.find(isPending) ?? schedules[0])?.id };
  const [shown, setShown] = useState(first);
  if (shown.of !== id) setShown(first);
  return {
    meeting: schedules.find((one) => one.id === shown.meeting) ?? schedules[0],
    show: (meeting: number | undefined) => setShown({ of: id, meeting }),
  };
}

function OpenSchedule(props: OpenScheduleProps) {
  const { group, isTurning, queue, mailing, last, onFinished, onShow, onClose } = props;
  const text = useText();
  const warningId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const nextPerson = useRef<HTMLButtonElement>(null);
  useOneAfterAnother(group.id, title);
  const decisions = useDecisions(group);
  const { meeting, show } = useShown(group);
  const [asked, setAsked] = useState<{ of: number; question: Question } | null>(null);
  const question = asked?.of === group.id ? asked.question : null;
  const hasPending = group.schedules.some(isPending);
  const mayDecide = can(useRole(), 'meeting.decide');
  const isSettled = useSettled(group.id);
  const isHeld = isTurning || !isSettled;
  const isBusy = isHeld || decisions.busy !== null;
  // Counts focus moves to the next-person button: an Enter meant for the previous element must not press it.
  const [ledOn, setLedOn] = useState(0);
  const mayLeave = useSettled(ledOn);

  /** Called after a decision; null if it was refused. */
  const leadOn = (after: MeetingGroup | null, decided: number) => {
    if (!after) return;
    const next = nextPending(after.schedules, decided);
    if (next) show(next.id);
    else if (queue?.next != null) {
      setLedOn((before) => before + 1);
      nextPerson.current?.focus();
    }
  };
  const approve = async (one: Schedule) => {
    if (isHeld) return;
    show(one.id);
    leadOn(await decisions.approve(one), one.id);
  };
  const reject = async (one: Schedule, reason: string) => leadOn(await decisions.reject(one, reason), one.id);
  const approveAll = async (withRejected: boolean) => {
    if (isHeld) return;
    const after = await decisions.approveAll(withRejected);
    if (!after || queue?.next == null) return;
    const before = new Map(group.schedules.map(({ id, version }) => [id, version]));
    const approved = after.schedules.filter(({ id, version }) => before.get(id) !== version);
    onFinished({ id: after.id, approved: approved.map(({ id, version }) => ({ id, version })) });
    onShow(queue.next);
  };
  const ask = (next: Question) => {
    if (isHeld) return;
    // Keeps it in view, even if its position in the list changes.
    if (next.action !== 'approve-all') show(next.meeting.id);
    setAsked({ of: group.id, question: next });
  };
  const turn = (steps: number) => {
    const { schedules } = group;
    const place = meeting ? schedules.indexOf(meeting) : 0;
    decisions.turn();
    show(schedules[(place + steps + schedules.length) % schedules.length]?.id);
  };
  const canDecide = mayDecide && !isBusy && meeting !== undefined && question === null;
  const isOpen = meeting !== undefined && !isGivenUp(meeting);
  const shortcuts = useShortcuts({
    // Undoing a rejection is deliberate, with the button only.
    a: canDecide && isOpen && mayBeDecided(meeting) ? () => void approve(meeting) : undefined,
    r:
      canDecide && canBeRejected(meeting)
        ? () => {
            // Focused when the question closes, so that a second Enter neither closes the dialog nor leaves the person.
            title.current?.focus({ preventScroll: true });
            ask({ action: 'reject', meeting });
          }
        : undefined,
    e: canDecide && isOpen ? () => ask({ action: 'edit', meeting }) : undefined,
    ...personKeys(queue, onShow),
    arrowdown: () => turn(1),
    arrowup: () => turn(-1),
  });

  return (
    <>
      {/* Hidden while a meeting is edited; it returns with the focus where it was. */}
      <div className={question?.action === 'edit' ? styles.behind : undefined}>
        <Dialog
          open
          title={text('review.scheduleTitle')}
          width="widest"
          titleRef={title}
          initialFocusRef={title}
          onClose={onClose}
          onKeyDown={shortcuts.press}
          actions={
            meeting &&
            mayDecide && (
              <DecisionButtons
                group={group}
                meeting={meeting}
                busy={decisions.busy}
                isHeld={isHeld}
                onApprove={() => void approve(meeting)}
                onReject={() => ask({ action: 'reject', meeting })}
                onEdit={() => ask({ action: 'edit', meeting })}
                onApproveAll={() => {
                  const isAsking = group.schedules.some(
                    ({ status, cancelledBy }) => status === MEETING_STATUS.rejected && cancelledBy === null,
                  );
                  if (isAsking) ask({ action: 'approve-all' });
                  else void approveAll(false);
                }}
              />
            )
          }
        >
          <div className={styles.content} aria-busy={isTurning || undefined}>
            {queue && (
              <div className={styles.queue}>
                <PersonBar queue={queue} nextRef={nextPerson} isNextHeld={!mayLeave} onShow={onShow} />
              </div>
            )}
            {last}
            {decisions.outcome && (
              <DecisionOutcome
                outcome={decisions.outcome}
                meetings={group.schedules}
                isLoading={decisions.busy === 'load'}
                onLoadLatest={() => void decisions.loadLatest()}
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
              <div className={styles.meetings}>
                <MeetingList
                  meetings={group.schedules}
                  shown={meeting.id}
                  decide={
                    mayDecide
                      ? {
                          isBusy,
                          onApprove: (one) => void approve(one),
                          onReject: (one) => ask({ action: 'reject', meeting: one }),
                        }
                      : undefined
                  }
                  onShow={(next) => {
                    decisions.turn();
                    show(next);
                  }}
                />
                <MeetingCarousel
                  meetings={group.schedules}
                  place={group.schedules.indexOf(meeting)}
                  onTurn={(place) => {
                    decisions.turn();
                    show(group.schedules[place]?.id);
                  }}
                />
              </div>
            ) : (
              <p>{text('review.noMeetings')}</p>
            )}
            <MailSection group={group} mailing={mailing} warningId={hasPending ? warningId : undefined} />
            <div className={stackStyles.spread4}>
              <Link to={`${PRINT_PATHS.visitor}/${group.id}`} target="_blank" className={styles.print}>
                <Printer aria-hidden />
                {text('review.printSchedule')}
                <span className="visually-hidden"> {text('review.newTab')}</span>
              </Link>
              {mayDecide && (
                <ShortcutLine
                  isOn={shortcuts.isOn}
                  onSwitch={shortcuts.switchTo}
                  keys={[
                    ['A', text('review.keyApprove')],
                    ['R', text('review.keyReject')],
                    ['E', text('review.keyEdit')],
                    ['↓', text('review.keyNextMeeting')],
                    ...(queue ? [['N', text('review.keyNextPerson')] as const] : []),
                  ]}
                />
              )}
            </div>
          </div>
        </Dialog>
      </div>
      {question && (
        <ScheduleQuestion
          group={group}
          question={question}
          onSaved={() => decisions.reportDone(text('review.saved'))}
          onReject={(one, reason) => void reject(one, reason)}
          onApproveAll={(withRejected) => void approveAll(withRejected)}
          onShow={show}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
