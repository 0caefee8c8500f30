// What a change of days and hours did with the meetings that it touched, and those without another hour.
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';

export function Outcome({ outcome: { moved, kept, cancelled, told, left } }: { outcome: TouchedOutcome }) {
  const text = useText();
  const dates = useDates();
  if (moved + kept + cancelled === 0) return null;
  return (
    <Banner kind="info">
      <p>{text('edition.outcome', { moved, kept, cancelled, told })}</p>
      {left.length > 0 && (
        <ul>
          {left.map((meeting) => (
            <li key={meeting.id}>
              <Link to={registrationsPath({ search: meeting.reference })}>{meeting.name}</Link>
              {`, ${meeting.exhibitor}, ${dates.dateAndTime(meeting)}`}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
