// The strip of numbers, each of them the way to what it counts: six, and two more where there are hosted buyers.
import type { Overview } from '@visavis/contract/overview';
import { DASHBOARD_PATHS } from '@visavis/contract/page-path';
import { registrationsPath } from '@visavis/contract/registrations-path';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Amounts, useAmounts } from '../../../i18n/use-amounts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { percentTaken } from '../heat.ts';
import styles from './figures.module.css';

interface Figure {
  term: string;
  count: number;
  note: string;
  to: string;
  /** Somebody has to do something. */
  needsWork?: boolean;
}

export function Figures({ overview }: { overview: Overview }) {
  const text = useText();
  const amounts = useAmounts();
  const { registrations, meetings, emails, waitingRegistrations } = overview;
  const booked = meetings.pending + meetings.approved;
  const emailsOf = (state: string): string => `${DASHBOARD_PATHS.emails}?state=${state}`;
  const figures: readonly Figure[] = [
    {
      term: text('overview.registrations'),
      count: registrations.business + registrations.hosted,
      note:
        registrations.hosted > 0
          ? text('overview.registrationsNote', registrations)
          : text('overview.registrationsToday', { count: overview.days.at(-1)?.business ?? 0 }),
      to: registrationsPath(),
    },
    {
      term: text('overview.meetings'),
      count: booked,
      note:
        meetings.capacity === 0
          ? text('overview.meetingsNone')
          : text('overview.meetingsNote', {
              capacity: meetings.capacity,
              percent: percentTaken(booked, meetings.capacity),
            }),
      to: registrationsPath(),
    },
    {
      term: text('overview.waiting'),
      count: meetings.pending,
      note: text('overview.waitingNote', { count: waitingRegistrations }),
      to: registrationsPath({ meetingStatus: MEETING_STATUS.pending }),
      needsWork: meetings.pending > 0,
    },
    {
      term: text('overview.approved'),
      count: meetings.approved,
      note: text('overview.approvedNote', { count: meetings.rejected }),
      to: registrationsPath({ meetingStatus: MEETING_STATUS.approved }),
    },
    // Where no mail server was ever configured, none is sent: what waits for one is the number to know.
    emails.sent === 0 && emails.unsent > 0
      ? {
          term: text('overview.emailsUnsent'),
          count: emails.unsent,
          note: text('overview.emailsUnsentWhy'),
          to: emailsOf('unsent'),
          needsWork: true,
        }
      : {
          term: text('overview.emailsSent'),
          count: emails.sent,
          note:
            emails.unsent > 0
              ? text('overview.emailsUnsentNote', { count: emails.unsent })
              : text('overview.emailsSentNote', { count: emails.queued }),
          to: emailsOf('sent'),
        },
    {
      term: text('overview.emailsFailed'),
      count: emails.failed,
      note: text(emails.failed > 0 ? 'overview.emailsFailedNote' : 'overview.emailsFailedNone'),
      to: emailsOf('failed'),
      needsWork: emails.failed > 0,
    },
  ];
  const all = registrations.hosted > 0 ? [...figures, ...hostedFigures(overview, text, amounts)] : figures;
  return (
    <section aria-label={text('overview.figures')}>
      <dl className={classNames(styles.figures, all.length > figures.length && styles.withHosted)}>
        {all.map(({ term, count, note, to, needsWork }) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>
              <Link to={to}>
                <span className={styles.count}>{text('overview.figure', { count })}</span>{' '}
                <span className={classNames(styles.note, needsWork && styles.work)}>{note}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function hostedFigures({ applications, deposits }: Overview, text: Text, amounts: Amounts): Figure[] {
  const { pending, approved, rejected } = applications;
  const { paid, sum, currency, refundsDue } = deposits;
  return [
    {
      term: text('overview.applications'),
      count: pending + approved + rejected,
      note:
        pending > 0
          ? text('overview.applicationsWaiting', { count: pending })
          : text('overview.applicationsNote', { approved, rejected }),
      to: DASHBOARD_PATHS.hostedBuyerProgram,
      needsWork: pending > 0,
    },
    {
      term: text('overview.deposits'),
      count: paid,
      note:
        refundsDue > 0
          ? text('overview.refundsDue', { count: refundsDue })
          : amounts.money(Math.round(sum * 100), currency),
      to: DASHBOARD_PATHS.refunds,
      needsWork: refundsDue > 0,
    },
  ];
}
