// The strip of numbers: six, and two more when there are hosted buyers. Each links to the list it counts.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Overview } from '@visavis/contract/overview/endpoints';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import type { EmailState } from '@visavis/domain/email/schema';
import type { ApplicationDecision } from '@visavis/domain/hosted-buyer/state';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { type Amounts, useAmounts } from '../../../i18n/use-amounts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { percentTaken } from '../heat.ts';
import type { ListPath } from '../list-path.ts';
import styles from './figures.module.css';

interface Note {
  words: string;
  /** The list it links to; a plain remark has none. */
  to?: string;
  /** Whether an organiser has to act. */
  needsWork?: boolean;
}

interface Figure {
  term: string;
  count: number;
  /** The list of what is counted. */
  to: string;
  notes: readonly Note[];
}

interface FiguresProps {
  overview: Overview;
  listPath: ListPath;
}

export function Figures({ overview, listPath }: FiguresProps) {
  const text = useText();
  const amounts = useAmounts();
  const hasHosted = overview.registrations.hosted > 0;
  const figures = [
    ...registrationFigures(overview, text, listPath),
    ...emailFigures(overview, text),
    ...(hasHosted ? hostedFigures(overview, text, amounts) : []),
  ];
  return (
    <section aria-label={text('overview.figures')}>
      <dl className={classNames(styles.figures, hasHosted && styles.withHosted)}>
        {figures.map(({ term, count, to, notes }) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>
              <Link to={to} className={styles.count} aria-label={text('overview.figureOf', { term, count })}>
                {text('overview.figure', { count })}
              </Link>
              <span className={styles.notes}>
                {notes.map(({ words, to: path, needsWork }) =>
                  path === undefined ? (
                    <span key={words}>{words}</span>
                  ) : (
                    <Link key={words} to={path} className={classNames(styles.note, needsWork && styles.work)}>
                      {words}
                    </Link>
                  ),
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function registrationFigures(overview: Overview, text: Text, listPath: ListPath): Figure[] {
  const { registrations, meetings, waitingRegistrations, days } = overview;
  const booked = meetings.pending + meetings.undecided + meetings.approved;
  const today = days.at(-1);
  const waiting = listPath({ meetingStatus: MEETING_STATUS.pending });
  const registrationNotes: Note[] =
    registrations.hosted > 0
      ? [
          {
            words: text('overview.businessCount', { count: registrations.business }),
            to: registrationsPath({ programme: 'business' }),
          },
          {
            words: text('overview.hostedCount', { count: registrations.hosted }),
            to: DASHBOARD_PATHS.hostedBuyerProgram,
          },
        ]
      : [
          {
            words: text('overview.registrationsToday', { count: today?.business ?? 0 }),
            ...(today && { to: registrationsPath({ programme: 'business', registeredOn: today.date }) }),
          },
        ];
  return [
    {
      term: text('overview.registrations'),
      count: registrations.business + registrations.hosted,
      to: listPath(),
      notes: registrationNotes,
    },
    {
      term: text('overview.meetings'),
      count: booked,
      to: listPath({ meetingStatus: 'live' }),
      notes: [
        {
          words:
            meetings.capacity === 0
              ? text('overview.meetingsNone')
              : text('overview.meetingsNote', {
                  capacity: meetings.capacity,
                  percent: percentTaken(booked, meetings.capacity),
                }),
        },
      ],
    },
    {
      term: text('overview.waiting'),
      count: meetings.pending,
      to: waiting,
      notes: [
        {
          words: text('overview.waitingNote', { count: waitingRegistrations }),
          to: waiting,
          needsWork: meetings.pending > 0,
        },
      ],
    },
    {
      term: text('overview.approved'),
      count: meetings.approved,
      to: listPath({ meetingStatus: MEETING_STATUS.approved }),
      notes: [
        {
          words: text('overview.approvedNote', { count: meetings.rejected }),
          to: listPath({ meetingStatus: MEETING_STATUS.rejected }),
        },
      ],
    },
  ];
}

const emailsOf = (state: EmailState): string => `${DASHBOARD_PATHS.emails}?state=${state}`;

function emailFigures({ emails }: Overview, text: Text): Figure[] {
  const failed: Figure = {
    term: text('overview.emailsFailed'),
    count: emails.failed,
    to: emailsOf('failed'),
    notes: [
      emails.failed > 0
        ? { words: text('overview.emailsFailedNote'), to: emailsOf('failed'), needsWork: true }
        : { words: text('overview.emailsFailedNone') },
    ],
  };
  // Without a mail server nothing was ever sent: the number that matters is the emails waiting for one.
  if (emails.sent === 0 && emails.unsent > 0)
    return [
      {
        term: text('overview.emailsUnsent'),
        count: emails.unsent,
        to: emailsOf('unsent'),
        notes: [{ words: text('overview.emailsUnsentWhy'), to: emailsOf('unsent'), needsWork: true }],
      },
      failed,
    ];
  return [
    {
      term: text('overview.emailsSent'),
      count: emails.sent,
      to: emailsOf('sent'),
      notes: [
        emails.unsent > 0
          ? { words: text('overview.emailsUnsentNote', { count: emails.unsent }), to: emailsOf('unsent') }
          : { words: text('overview.emailsSentNote', { count: emails.queued }), to: emailsOf('queued') },
      ],
    },
    failed,
  ];
}

function hostedFigures({ applications, deposits }: Overview, text: Text, amounts: Amounts): Figure[] {
  const { pending, approved, rejected } = applications;
  const { paid, sum, currency, refundsDue } = deposits;
  const decided = (decision: ApplicationDecision): string =>
    `${DASHBOARD_PATHS.hostedBuyerProgram}?decision=${decision}`;
  return [
    {
      term: text('overview.applications'),
      count: pending + approved + rejected,
      to: DASHBOARD_PATHS.hostedBuyerProgram,
      notes:
        pending > 0
          ? [
              {
                words: text('overview.applicationsWaiting', { count: pending }),
                to: decided('pending'),
                needsWork: true,
              },
            ]
          : [
              {
                words: text('overview.applicationsApproved', { count: approved }),
                to: decided('approved'),
              },
              {
                words: text('overview.applicationsRejected', { count: rejected }),
                to: decided('rejected'),
              },
            ],
    },
    {
      term: text('overview.deposits'),
      count: paid,
      to: `${DASHBOARD_PATHS.refunds}?kind=deposit&state=held`,
      notes:
        refundsDue > 0
          ? [
              {
                words: text('overview.refundsDue', { count: refundsDue }),
                to: `${DASHBOARD_PATHS.refunds}?state=due`,
                needsWork: true,
              },
            ]
          : [{ words: amounts.amount(sum, currency) }],
    },
  ];
}
