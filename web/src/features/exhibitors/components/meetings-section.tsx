// The section with an exhibitor's live meetings in order of time, each with a link to its registration.
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { isLive } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import { useExhibitorSchedule } from '../api.ts';
import styles from './meetings-section.module.css';

export function MeetingsSection({ id }: { id: number }) {
  const text = useText();
  const dates = useDates();
  const { data, error, refetch } = useExhibitorSchedule(id);
  const meetings = (data?.meetings ?? [])
    .filter(({ status }) => isLive(status))
    .sort((one, other) => one.date.localeCompare(other.date) || one.minute - other.minute);
  return (
    <Section id="meetings" title={text('exhibitors.meetings')}>
      {!data && error && <LoadFailure again={refetch}>{text('overview.scheduleFailed')}</LoadFailure>}
      {!data && !error && <Skeleton height="6rem" />}
      {data && meetings.length === 0 && <p className={textStyles.quiet}>{text('exhibitors.noMeetings')}</p>}
      {meetings.length > 0 && (
        <ol className={styles.list}>
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <span className={styles.when}>{dates.dateAndTime(meeting)}</span>
              <span className={styles.who}>
                <Link to={registrationsPath({ programme: 'all', search: meeting.reference })}>
                  <bdi>{meeting.name}</bdi>
                </Link>
                , <bdi>{meeting.company}</bdi>
              </span>
              <StatusPill kind={meeting.status === MEETING_STATUS.approved ? 'approved' : 'pending'}>
                {text(
                  meeting.status === MEETING_STATUS.approved
                    ? 'overview.statusApproved'
                    : 'overview.statusPending',
                )}
              </StatusPill>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
