// What a change of days and hours did with the affected meetings, and which were left without another hour.
import { ofEdition } from '@visavis/contract/dashboard-path';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Banner } from '../../../ui/banner.tsx';

export function Outcome({
  outcome: { moved, kept, cancelled, told, left, exhibitors = 0, movedStays = 0, stays = [] },
  edition,
}: {
  outcome: TouchedOutcome;
  edition: number;
}) {
  const text = useText();
  const dates = useDates();
  const { stay: stayWords } = useStays();
  const meetings = moved + kept + cancelled;
  if (meetings + movedStays + stays.length + exhibitors === 0) return null;
  return (
    <Banner kind="info">
      {meetings > 0 && <p>{text('edition.outcome', { moved, kept, cancelled, told })}</p>}
      {left.length > 0 && (
        <ul>
          {left.map((meeting) => (
            <li key={meeting.id}>
              <Link
                to={ofEdition(registrationsPath({ programme: 'all', search: meeting.reference }), edition)}
              >
                {meeting.name}
              </Link>
              {`, ${meeting.exhibitor}, ${dates.dateAndTime(meeting)}`}
            </li>
          ))}
        </ul>
      )}
      {exhibitors > 0 && <p>{text('edition.outcomeExhibitors', { count: exhibitors })}</p>}
      {movedStays > 0 && <p>{text('edition.outcomeMovedStays', { count: movedStays })}</p>}
      {stays.length > 0 && (
        <>
          <p>{text('edition.outcomeStays', { count: stays.length })}</p>
          <ul>
            {stays.map(({ registrationId, reference, name, stay }) => (
              <li key={registrationId}>
                <Link to={ofEdition(registrationsPath({ programme: 'hosted', search: reference }), edition)}>
                  {name}
                </Link>
                {`, ${stayWords(stay)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
