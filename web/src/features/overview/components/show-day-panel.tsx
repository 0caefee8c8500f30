// On a day of the fair, the Overview begins with it: the hour in numbers, and a link to Show day.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { ScanLine } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useShowDay } from '../api.ts';
import styles from './show-day-panel.module.css';

export function ShowDayPanel() {
  const text = useText();
  const dates = useDates();
  const { data } = useShowDay();
  if (!data || data.day === null) return null;
  const { hour, phase, figures, first } = data;
  const number = (count: number) => text('dashboard.number', { count });
  const shown = hour
    ? [
        {
          term: text(phase === 'hour' ? 'showDay.meetingsNow' : 'showDay.meetingsLast'),
          value: figures.held + figures.unmarked + figures.missed,
        },
        { term: text('showDay.held'), value: figures.held },
        { term: text('showDay.unmarked'), value: figures.unmarked },
        { term: text('showDay.missed'), value: figures.missed },
      ]
    : [
        { term: text('showDay.firstMeetings'), value: first?.meetings ?? 0 },
        { term: text('showDay.people'), value: first?.ofDay.people ?? 0 },
      ];
  return (
    <section className={styles.panel} aria-labelledby="overview-show-day">
      <div>
        <h2 id="overview-show-day">{text('showDay.title')}</h2>
        <p>
          {hour
            ? dates.time(hour.time)
            : data.next && text('showDay.doorsOpen', { hour: dates.hour(data.next.minute) })}
        </p>
      </div>
      <dl>
        {shown.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={DASHBOARD_PATHS.showDay} icon={<ScanLine aria-hidden />}>
        {text('overview.openShowDay')}
      </LinkButton>
    </section>
  );
}
