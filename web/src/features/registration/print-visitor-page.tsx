// Printable schedule of one visitor.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { standingWord } from '../../list/meeting-words.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRegistration } from './api.ts';
import { VisitorDetails } from './components/visitor-details.tsx';
import styles from './print-visitor-page.module.css';

export function PrintVisitorPage() {
  const text = useText();
  const { id } = useParams();
  const { data: group, error } = useRegistration(Number(id));
  const { data: edition } = useDashboardEdition();
  const name = group?.name ?? '';
  return (
    <article className={styles.page}>
      <div className={styles.bar}>
        <LinkButton to={DASHBOARD_PATHS.businessMatching} variant="secondary">
          {text('review.backToList')}
        </LinkButton>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {text('review.print')}
        </Button>
      </div>
      <header>
        <h1 tabIndex={-1}>{group ? text('review.scheduleOf', { name }) : text('review.scheduleTitle')}</h1>
        {edition && (
          <p className={styles.meta}>
            {text('review.printedFor', { exhibition: edition.name, zone: edition.utcOffsetLabel })}
          </p>
        )}
      </header>
      {!group && error && (
        <Banner kind="error">
          {text('review.detailsFailed', { message: sentenceOf(text, error, text('review.noAnswer')) })}
        </Banner>
      )}
      {!group && !error && <Skeleton height="24rem" />}
      {group && (
        <>
          <VisitorDetails group={group} />
          <MeetingTable meetings={group.schedules} caption={text('review.scheduleOf', { name })} />
        </>
      )}
    </article>
  );
}

function MeetingTable({ meetings, caption }: { meetings: readonly Schedule[]; caption: string }) {
  const text = useText();
  const dates = useDates();
  const inOrder = meetings.toSorted((a, b) => a.date.localeCompare(b.date) || a.minute - b.minute);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('review.date')}</th>
          <th scope="col">{text('review.time')}</th>
          <th scope="col">{text('review.exhibitor')}</th>
          <th scope="col">{text('review.boothNumber')}</th>
          <th scope="col">{text('review.status')}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map((meeting) => (
          <tr key={meeting.id}>
            <td>
              {text('review.dateAndWeekday', {
                date: dates.date(meeting.date),
                weekday: dates.weekday(meeting.date),
              })}
            </td>
            <td>{dates.time(meeting.time)}</td>
            <th scope="row" dir="auto">
              {meeting.exhibitor}
            </th>
            <td>{meeting.boothNumber}</td>
            <td>{text(standingWord(meeting))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
