// The section with a person's meetings by time, the actions on each, and the button that opens all decisions.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Person } from '@visavis/contract/person/person';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { monogram, pigmentsOfMeetings } from '@visavis/domain/exhibitor/pigment';
import { can } from '@visavis/domain/identity/grants';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { changedSince } from '../../../list/changed-since.ts';
import { isPending, mayBeDecided, pipsOf, standingKind, standingWord } from '../../../list/meeting-words.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Button } from '../../../ui/button.tsx';
import { Pips } from '../../../ui/pips.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import styles from './sections.module.css';

interface MeetingsSectionProps {
  person: Person;
  onReview: () => void;
  /** Renders the button that adds a meeting. @param look of the buttons beside it */
  add: (look: string | undefined) => ReactNode;
  /** Renders the actions on one meeting. */
  actions: (meeting: Schedule) => ReactNode;
}

export function MeetingsSection({ person, onReview, add, actions }: MeetingsSectionProps) {
  const text = useText();
  const role = useRole();
  const { schedules } = person.registration;
  const changed = changedSince(person.registration);
  const mayDecide = can(role, 'meeting.decide');
  // A hosted buyer must pay the deposit before choosing their first meetings.
  const mayAdd = mayDecide && (person.programme === 'business' || schedules.length > 0);
  const { data: edition } = useDashboardEdition();
  const pigmentOf = pigmentsOfMeetings(schedules);
  const decided = schedules.filter((one) => !isPending(one)).length;
  return (
    <Section
      id="meetings"
      title={text('exhibitors.meetings')}
      aside={
        (schedules.length > 0 || mayAdd) && (
          <div className={styles.actions}>
            {schedules.length > 0 && (
              <>
                <Pips pips={pipsOf(schedules)} />
                <span>{text('review.decided', { decided, total: schedules.length })}</span>
                <Button
                  variant="secondary"
                  className={styles.compact}
                  icon={<CheckCheck aria-hidden />}
                  onClick={onReview}
                >
                  {text(mayDecide ? 'people.review' : 'people.viewMeetings')}
                </Button>
              </>
            )}
            {mayAdd && add(styles.compact)}
          </div>
        )
      }
    >
      {schedules.length === 0 && <p className={styles.none}>{text('people.noMeetings')}</p>}
      {schedules.length > 0 && (
        <div className={styles.frame}>
          <ol className={`${styles.list} ${styles.meetings}`}>
            {schedules.map((meeting) => (
              <Meeting
                key={meeting.id}
                meeting={meeting}
                pigment={pigmentOf(meeting)}
                hasBegun={
                  mayBeDecided(meeting) &&
                  (edition?.begun ?? []).some(
                    ({ day, minute }) => day === meeting.day && minute === meeting.minute,
                  )
                }
                mark={person.marks.find(({ id }) => id === meeting.id)}
                told={person.told.find(({ id }) => id === meeting.id)}
                actions={mayDecide && actions(meeting)}
              />
            ))}
          </ol>
        </div>
      )}
      {changed && <p className={styles.foot}>{text(changed)}</p>}
    </Section>
  );
}

interface MeetingProps {
  meeting: Schedule;
  pigment: number;
  /** Undecided although its hour has begun. */
  hasBegun: boolean;
  mark: Person['marks'][number] | undefined;
  told: Person['told'][number] | undefined;
  actions: ReactNode;
}

function Meeting({ meeting, pigment, hasBegun, mark, told, actions }: MeetingProps) {
  const text = useText();
  const dates = useDates();
  const { timeZone } = useFairZone();
  const { exhibitor, exhibitorId, boothNumber, date, time, rejectionReason } = meeting;
  return (
    <li className={styles.meeting} data-pending={isPending(meeting) || undefined}>
      <p className={styles.when}>
        <span>{date === '' ? '' : `${dates.day(date)}, ${dates.weekdayShort(date)}`}</span>
        <span className={styles.minor}>{dates.time(time)}</span>
      </p>
      <Swatch pigment={pigment} letter={monogram(exhibitor)} size={28} />
      <p className={styles.who}>
        <Link to={`${DASHBOARD_PATHS.exhibitors}/${exhibitorId}`} dir="auto">
          {exhibitor}
        </Link>
        <span className={styles.minor}>{text('exhibitors.boothIs', { booth: boothNumber })}</span>
      </p>
      <div className={styles.standing}>
        <StatusPill kind={standingKind(meeting)}>{text(standingWord(meeting))}</StatusPill>
        {rejectionReason !== undefined && rejectionReason !== null && (
          <span className={styles.minor} dir="auto">
            {text.choice('reason', rejectionReason)}
          </span>
        )}
        {hasBegun && <span className={styles.minor}>{text('review.factBegun')}</span>}
        {mark?.attendance && <span className={styles.minor}>{text(`attendance.${mark.attendance}`)}</span>}
        {mark?.exhibitorSays && (
          <span className={styles.minor}>{text(`attendance.says.${mark.exhibitorSays}`)}</span>
        )}
        {told && (
          <span className={styles.minor}>
            {told.at === null
              ? text('people.notTold')
              : text('people.told', { date: dates.day(fairDateAt(new Date(told.at), timeZone)) })}
          </span>
        )}
      </div>
      {actions}
    </li>
  );
}
