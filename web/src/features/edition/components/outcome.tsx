// What a change of days and hours did with the meetings that it touched, and those without another hour.
import { registrationsPath } from '@visavis/contract/meeting/registrations-path';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Banner } from '../../../ui/banner.tsx';

export function Outcome({
  outcome: { moved, kept, cancelled, told, left, stays = [] },
}: {
  outcome: TouchedOutcome;
}) {
  const text = useText();
  const dates = useDates();
  const { stay: stayWords } = useStays();
  const meetings = moved + kept + cancelled;
  if (meetings + stays.length === 0) return null;
  return (
    <Banner kind="info">
      {meetings > 0 && <p>{text('edition.outcome', { moved, kept, cancelled, told })}</p>}
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
      {stays.length > 0 && (
        <>
          <p>{text('edition.outcomeStays', { count: stays.length })}</p>
          <ul>
            {stays.map(({ registrationId, reference, name, stay }) => (
              <li key={registrationId}>
                <Link to={registrationsPath({ programme: 'hosted', search: reference })}>{name}</Link>
                {`, ${stayWords(stay)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
