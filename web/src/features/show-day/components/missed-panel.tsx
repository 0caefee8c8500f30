// Who missed a meeting this hour, with the phone number to call.
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './missed-panel.module.css';

export function MissedPanel({ shown: { missed, figures, phase, day } }: { shown: ShowDay }) {
  const text = useText();
  const more = figures.missed - missed.length;
  return (
    <Panel
      title={text(phase === 'hour' ? 'showDay.missedNow' : 'showDay.missedLast')}
      aside={<span>{text('dashboard.number', { count: figures.missed })}</span>}
    >
      {missed.length === 0 ? (
        <p>{text('showDay.nobodyMissed')}</p>
      ) : (
        <ul className={styles.list}>
          {missed.map((row) => (
            <li key={row.id}>
              <div>
                <Link to={personPath(row.reference)}>{row.name}</Link>
                <p>
                  {text('showDay.missedAt', {
                    exhibitor: row.exhibitor,
                    booth: row.boothNumber,
                    count: row.missedToday,
                  })}
                </p>
              </div>
              {row.phoneNumber !== '' && (
                <a
                  href={`tel:${row.phoneNumber}`}
                  className={styles.call}
                  aria-label={text('showDay.call', { name: row.name, phone: row.phoneNumber })}
                >
                  <Phone aria-hidden />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p>
          <Link
            to={`${DASHBOARD_PATHS.attendance}?${new URLSearchParams({ attendance: 'missed', day: String(day) })}`}
          >
            {text('showDay.missedMore', { count: more })}
          </Link>
        </p>
      )}
    </Panel>
  );
}
