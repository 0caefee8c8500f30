// Four figures of the hour; before the first hour, figures of what is to come and what was.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { UNMARKED_ID, unmarkedPath } from '../unmarked-path.ts';
import styles from './figures.module.css';

interface Figure {
  term: string;
  value: string;
  note?: string;
  /** The list of what is counted. */
  to?: string;
}

function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label} className={styles.card}>
      <dl className={styles.figures}>
        {figures.map(({ term, value, note, to }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {to === undefined ? (
                <span className={styles.value}>{value}</span>
              ) : (
                <Link to={to} className={styles.value} aria-label={`${term}: ${value}`}>
                  {value}
                </Link>
              )}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function DayFigures({ shown: { figures, hour, phase } }: { shown: ShowDay }) {
  const text = useText();
  const dates = useDates();
  const { held, unmarked, missed, overdue, earlier, missedToday } = figures;
  const meetings = held + unmarked + missed;
  const number = (count: number) => text('dashboard.number', { count });
  return (
    <Figures
      label={text('showDay.figures')}
      figures={[
        {
          term: text(phase === 'hour' ? 'showDay.meetingsNow' : 'showDay.meetingsLast'),
          value: number(meetings),
          note: hour ? dates.time(hour.time) : '',
        },
        {
          term: text('showDay.held'),
          value: number(held),
          note: meetings === 0 ? '' : text('showDay.percent', { percent: percentOf(held, meetings) }),
        },
        {
          term: text('showDay.unmarked'),
          value: number(unmarked),
          note:
            earlier > 0
              ? text('showDay.overdueAndEarlier', { overdue, earlier })
              : text('showDay.overdue', { overdue }),
          ...(unmarked > 0 && hour && { to: `${unmarkedPath({ minute: hour.minute })}#${UNMARKED_ID}` }),
        },
        {
          term: text('showDay.missed'),
          value: number(missed),
          note: text('showDay.missedToday', { count: missedToday }),
        },
      ]}
    />
  );
}

/** Never rounded to 100 while one is missing, nor to 0 while there is one. */
const percentOf = (part: number, whole: number): number => {
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return 1;
  return part < whole && percent === 100 ? 99 : percent;
};

export function IdleFigures({ shown: { first, lastDay, total } }: { shown: ShowDay }) {
  const text = useText();
  const dates = useDates();
  const instants = useInstants();
  const number = (count: number) => text('dashboard.number', { count });
  const marked = total ?? lastDay;
  const ofMarked = marked && marked.held + marked.missed + marked.unmarked;
  const figures: Figure[] = [
    ...(first
      ? [
          {
            term: text('showDay.firstMeetings'),
            value: number(first.meetings),
            note: instants.clock(first.startsAt),
          },
          {
            term: text('showDay.ofDay', { date: dates.day(first.date) }),
            value: number(first.ofDay.meetings),
            note: text('showDay.ofDayNote', { exhibitors: first.ofDay.exhibitors }),
            to: `${DASHBOARD_PATHS.attendance}`,
          },
          {
            term: text('showDay.people'),
            value: number(first.ofDay.people),
            note: text('showDay.hosted', { count: first.ofDay.hosted }),
          },
        ]
      : []),
    ...(marked && ofMarked
      ? [
          {
            term: total
              ? text('showDay.wholeFair')
              : text('showDay.ofDay', { date: dates.day(lastDay?.date ?? '') }),
            value: text('showDay.percent', { percent: percentOf(marked.held, ofMarked) }),
            note: text('showDay.heldAndUnmarked', { unmarked: marked.unmarked }),
          },
          ...(total
            ? [
                { term: text('showDay.held'), value: number(total.held) },
                { term: text('showDay.missed'), value: number(total.missed) },
                { term: text('showDay.unmarked'), value: number(total.unmarked) },
              ]
            : []),
        ]
      : []),
  ];
  return figures.length === 0 ? null : <Figures label={text('showDay.figures')} figures={figures} />;
}
