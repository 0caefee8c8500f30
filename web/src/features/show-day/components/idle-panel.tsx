// Shown while no hour has begun: how long until the next, and what is left of the day before.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { Coffee } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import styles from './idle-panel.module.css';

const DAY_MS = 24 * 3_600_000;

const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);

export function IdlePanel({ shown }: { shown: ShowDay }) {
  const text = useText();
  const dates = useDates();
  const { lastDay, total, first } = shown;
  const left = total?.unmarked ?? lastDay?.unmarked ?? 0;
  return (
    <section className={styles.idle}>
      <Coffee aria-hidden />
      <h2>{useTitle(shown, text)}</h2>
      <p>{text(total ? 'showDay.overHint' : first ? 'showDay.idleHint' : 'showDay.noneApproved')}</p>
      {left > 0 && (
        <div className={styles.left}>
          <div>
            <strong>
              {total || !lastDay
                ? text('showDay.leftOfAll', { count: left })
                : text('showDay.leftOf', { count: left, date: dates.day(lastDay.date) })}
            </strong>
            <p>{text('showDay.leftWhy')}</p>
          </div>
          <LinkButton
            variant="secondary"
            to={`${DASHBOARD_PATHS.attendance}?${new URLSearchParams({
              attendance: 'unmarked',
              ...(lastDay && !total && { day: String(lastDay.day) }),
            })}`}
          >
            {text('showDay.markThem')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function useTitle({ phase, next, first, date }: ShowDay, text: Text): string {
  const dates = useDates();
  if (phase === 'doors' && next) return text('showDay.doorsOpen', { hour: dates.hour(next.minute) });
  if (phase === 'after') return text('showDay.isOver');
  if (first)
    return text('showDay.daysLeft', { count: daysUntil(first.date, date), date: dates.day(first.date) });
  return text('showDay.noMeetings');
}
