// The meetings that could not be moved from archived exhibitors or blocked hours, each with a link to its registration.
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import styles from './restore-dialog.module.css';

export function LeftMeetings({ outcome: { left } }: { outcome: TouchedOutcome }) {
  const text = useText();
  const dates = useDates();
  return (
    <>
      <p>{text('exhibitors.left', { count: left.length })}</p>
      <ul className={styles.names}>
        {left.map((meeting) => (
          <li key={meeting.id}>
            <Link to={registrationsPath({ programme: 'all', search: meeting.reference })}>
              {meeting.name}
            </Link>
            {`, ${meeting.exhibitor}, ${dates.dateAndTime(meeting)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
