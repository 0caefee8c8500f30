// A visitor's own schedule, opened by the key of a mailed link: live meetings by day, with the actions of each.

import { companiesMet } from '@visavis/domain/exhibitor/pigment';
import { isLive } from '@visavis/domain/meeting/decision';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ownSchedule } from '../../queries/own-schedule.ts';
import { usePigments } from '../../queries/use-pigments.ts';
import { Banner } from '../../ui/banner.tsx';
import { type MyMeeting, type OwnSchedule, useMySchedule } from './api.ts';
import { CancelDialog } from './components/cancel-dialog.tsx';
import { ConfirmPanel } from './components/confirm-panel.tsx';
import { MeetingRow } from './components/meeting-row.tsx';
import { NoMeetings } from './components/no-meetings.tsx';
import { ScheduleLive } from './components/schedule-live.tsx';
import { ScheduleRail } from './components/schedule-rail.tsx';
import { ScheduleWaiting } from './components/schedule-waiting.tsx';
import type { HourChoice } from './hour-choice.ts';
import {
  companiesOf,
  groupByDay,
  planOf,
  type ShownCompany,
  standingOf,
  whenOf,
  wordOf,
} from './meetings.ts';
import styles from './my-schedule-page.module.css';
import { useChangeNews } from './use-change-news.ts';
import { useMeetingChanges } from './use-meeting-changes.ts';

/** Query parameter: the meeting whose hour is being chosen. */
const MEETING = 'meeting';

/** History state: the list is one step back. */
const CHOSEN_HERE = { mySchedule: 'chosen-here' } as const;
const isChosenHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'mySchedule' in state && state.mySchedule === 'chosen-here';

interface MySchedulePageProps {
  /** The page that says that a link is unknown or has expired. */
  unknownLink: ReactNode;
  /** The page with the grid of hours. */
  hourPage: (choice: HourChoice) => ReactNode;
  /** Puts a page into the edition of the schedule; undefined for the one that visitors see. */
  ofEdition: (id: number | undefined, page: ReactNode) => ReactNode;
}

export function MySchedulePage({ unknownLink, hourPage, ofEdition }: MySchedulePageProps) {
  const [address, setAddress] = useSearchParams();
  const key = address.get('key') ?? '';
  const own = useMySchedule(key);
  const { news, know } = useChangeNews(own.schedule);
  const changes = useMeetingChanges({ own, know });
  const text = useText();
  const dates = useDates();
  const navigate = useNavigate();
  const { state } = useLocation();
  const chosenId = Number(address.get(MEETING));
  const chosen = own.schedule?.meetings.find(({ id }) => id === chosenId);
  const mayChoose = chosen !== undefined && !chosen.hasBegun && standingOf(chosen) !== 'approved';

  const choose = (meeting: MyMeeting) => {
    changes.forget();
    const next = new URLSearchParams(address);
    next.set(MEETING, String(meeting.id));
    setAddress(next, { state: CHOSEN_HERE });
  };
  const leaveChoice = () => {
    // Going back keeps a single entry of the list in the history.
    if (isChosenHere(state)) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(address);
    next.delete(MEETING);
    setAddress(next, { replace: true });
  };

  // Approved, or already begun, while the visitor was choosing another hour.
  const isBarred = chosen !== undefined && !mayChoose;
  const reportBarred = useEffectEvent(() => {
    if (chosen) changes.reportChange(chosen);
    leaveChoice();
  });
  useEffect(() => {
    if (isBarred) reportBarred();
  }, [isBarred]);

  // A key that no longer opens anything is not offered again.
  useEffect(() => {
    if (own.isUnknown && key !== '' && ownSchedule.read() === key) ownSchedule.clear();
  }, [own.isUnknown, key]);

  // The registration was deleted while its schedule was open, and the focused element with it.
  const isGone = own.isUnknown && own.schedule !== undefined;
  useEffect(() => {
    if (isGone) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isGone]);

  const pigmentOf = usePigments(companiesMet(own.schedule?.meetings ?? []));
  if (own.isUnknown) return unknownLink;
  if (!own.schedule) return <ScheduleWaiting own={own} />;
  const companies = companiesOf(own.schedule.meetings, pigmentOf);
  if (chosen && mayChoose) {
    const isKept = isLive(chosen.status);
    const page = hourPage({
      title: text(
        ['cancelled', 'released'].includes(standingOf(chosen))
          ? 'mySchedule.bookAgain'
          : 'mySchedule.chooseAnother',
      ),
      lead: isKept
        ? text('mySchedule.kept', { when: whenOf(text, dates, chosen) })
        : text('mySchedule.notKept'),
      backLabel: text('mySchedule.back'),
      ownSentence: text('mySchedule.kept', { when: whenOf(text, dates, chosen) }),
      companyId: chosen.exhibitorId,
      companies,
      plan: planOf(own.schedule.meetings),
      onConfirm: async (to) => {
        await changes.move(chosen, to);
        leaveChoice();
      },
      onBack: leaveChoice,
    });
    return ofEdition(own.schedule.edition, page);
  }
  return ofEdition(
    own.schedule.edition,
    <ScheduleList
      own={own}
      companies={companies}
      scheduleKey={key}
      news={news.map((meeting) =>
        text('mySchedule.changed', {
          company: meeting.exhibitor,
          when: whenOf(text, dates, meeting),
          status: wordOf(text, meeting),
        }),
      )}
      changes={changes}
      onChoose={choose}
    />,
  );
}

interface ScheduleListProps {
  own: OwnSchedule;
  companies: readonly ShownCompany[];
  scheduleKey: string;
  /** What others changed, one sentence per meeting. */
  news: readonly string[];
  changes: ReturnType<typeof useMeetingChanges>;
  onChoose: (meeting: MyMeeting) => void;
}

function ScheduleList({ own, companies, scheduleKey, news, changes, onChoose }: ScheduleListProps) {
  const dates = useDates();
  const { outcome } = changes;
  const page = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const barredId = useId();
  const { schedule } = own;

  useEffect(() => {
    if (outcome?.kind === 'refused') refusal.current?.focus();
    // The pressed button is gone from the row, or the row has moved.
    if (outcome?.kind === 'done')
      page.current?.querySelector<HTMLElement>(`[data-meeting="${outcome.meetingId}"]`)?.focus();
  }, [outcome]);

  if (!schedule) return null;
  return (
    <div ref={page} className={styles.page}>
      <ScheduleRail
        schedule={schedule}
        scheduleKey={scheduleKey}
        isOffline={own.keptAt !== null}
        confirmation={<ConfirmPanel own={own} barredBy={own.keptAt === null ? undefined : barredId} />}
      />
      <div className={styles.list}>
        <ScheduleLive own={own} id={barredId} />
        <p className="visually-hidden" role="status">
          {outcome?.kind === 'done' && outcome.sentence}
        </p>
        <div className="visually-hidden" role="status">
          {news.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {outcome?.kind === 'refused' && (
          <Banner ref={refusal} kind="error">
            {outcome.sentence}
          </Banner>
        )}
        {schedule.meetings.length === 0 && <NoMeetings />}
        {groupByDay(schedule.meetings).map((meetings) => (
          <section key={meetings[0]?.date} className={styles.day}>
            <div className={styles.heading}>
              <h2>{dates.weekday(meetings[0]?.date ?? '')}</h2>
              <p>{dates.date(meetings[0]?.date ?? '')}</p>
            </div>
            <ul>
              {meetings.map((meeting) => (
                <MeetingRow
                  key={meeting.id}
                  meeting={meeting}
                  company={companies.find(({ id }) => id === meeting.exhibitorId)}
                  barredBy={own.keptAt === null ? undefined : barredId}
                  onCancel={changes.askToCancel}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CancelDialog
        meeting={changes.cancelling}
        isBusy={changes.isBusy}
        problem={changes.problem}
        onCancelBooking={(meeting) => void changes.cancel(meeting)}
        onClose={changes.keep}
      />
    </div>
  );
}
