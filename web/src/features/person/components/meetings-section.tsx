// The section with the meetings of a person in order of time, and the way to their decisions.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Person } from '@visavis/contract/person/person';
import { monogram, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import { can } from '@visavis/domain/identity/grants';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { CheckCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { isPending, pipsOf, standingKind, standingWord } from '../../../list/meeting-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Pips } from '../../../ui/pips.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import styles from './sections.module.css';

export function MeetingsSection({ person, onReview }: { person: Person; onReview: () => void }) {
  const text = useText();
  const role = useRole();
  const { schedules, mail } = person.registration;
  const decided = schedules.filter((one) => !isPending(one)).length;
  return (
    <Section
      id="meetings"
      title={text('exhibitors.meetings')}
      aside={
        schedules.length > 0 && (
          <div className={styles.actions}>
            <Pips pips={pipsOf(schedules)} />
            <span>{text('review.decided', { decided, total: schedules.length })}</span>
            <Button
              variant="secondary"
              className={styles.compact}
              icon={<CheckCheck aria-hidden />}
              onClick={onReview}
            >
              {text(can(role, 'meeting.decide') ? 'people.review' : 'people.viewMeetings')}
            </Button>
          </div>
        )
      }
    >
      {schedules.length === 0 && <p className={styles.none}>{text('people.noMeetings')}</p>}
      {schedules.length > 0 && (
        <ol className={styles.list}>
          {schedules.map((meeting) => (
            <Meeting key={meeting.id} meeting={meeting} />
          ))}
        </ol>
      )}
      {mail?.isOutdated && mail.state === 'sent' && (
        <p className={styles.foot}>{text('review.changedSince')}</p>
      )}
    </Section>
  );
}

function Meeting({ meeting }: { meeting: Schedule }) {
  const text = useText();
  const dates = useDates();
  const { exhibitor, exhibitorId, boothNumber, date, time, rejectionReason } = meeting;
  return (
    <li className={styles.meeting}>
      <p className={styles.when}>
        <span>{date === '' ? '' : `${dates.day(date)}, ${dates.weekdayShort(date)}`}</span>
        <span className={styles.minor}>{dates.time(time)}</span>
      </p>
      <Swatch pigment={preferredPigment(exhibitor)} letter={monogram(exhibitor)} size={28} />
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
      </div>
    </li>
  );
}
