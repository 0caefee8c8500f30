// The hour by hall: how many meetings are held, unmarked and missed, and how many come next.
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { isNumberedHall } from '@visavis/domain/exhibitor/hall';
import { Link } from 'react-router';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Panel } from '../../../ui/panel.tsx';
import { UNMARKED_ID, unmarkedPath } from '../unmarked-path.ts';
import styles from './halls-panel.module.css';

export const hallName = (text: Text, hall: string): string => {
  if (hall === '') return text('showDay.noHall');
  return isNumberedHall(hall) ? text('app.hall', { hall }) : hall;
};

export function HallsPanel({ shown: { halls, hour, next } }: { shown: ShowDay }) {
  const text = useText();
  const dates = useDates();
  const most = Math.max(1, ...halls.map(({ held, unmarked, missed }) => held + unmarked + missed));
  return (
    <Panel title={text('showDay.halls')} aside={<Legend />}>
      {halls.length === 0 ? (
        <p>{text('showDay.noMeetings')}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{text('showDay.hallsCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('showDay.hall')}</th>
              <td className={styles.barHead} aria-hidden>
                {hour && dates.time(hour.time)}
              </td>
              <th scope="col">{text('showDay.held')}</th>
              <th scope="col">{text('showDay.unmarked')}</th>
              <th scope="col">{text('showDay.missed')}</th>
              <th scope="col" className={styles.next}>
                {next ? text('showDay.nextAt', { hour: dates.hour(next.minute) }) : text('showDay.noNext')}
              </th>
            </tr>
          </thead>
          <tbody>
            {halls.map((row) => (
              <tr key={row.hall}>
                <th scope="row">{hallName(text, row.hall)}</th>
                <td className={styles.barCell} aria-hidden>
                  <Bar row={row} most={most} />
                </td>
                <td>{row.held}</td>
                <td>
                  {row.unmarked > 0 && hour ? (
                    <Link
                      to={`${unmarkedPath({ hall: row.hall, minute: hour.minute })}#${UNMARKED_ID}`}
                      aria-label={text('showDay.unmarkedIn', {
                        hall: hallName(text, row.hall),
                        count: row.unmarked,
                      })}
                    >
                      {row.unmarked}
                    </Link>
                  ) : (
                    row.unmarked
                  )}
                </td>
                <td>{row.missed}</td>
                <td className={styles.next}>{row.next}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Legend() {
  const text = useText();
  return (
    <span className={styles.legend} aria-hidden>
      <span className={styles.isHeld}>{text('showDay.held')}</span>
      <span className={styles.isUnmarked}>{text('showDay.unmarked')}</span>
      <span className={styles.isMissed}>{text('showDay.missed')}</span>
    </span>
  );
}

/** Its length shows the hall's number of meetings relative to the hall with the most. */
export function Bar({ row, most }: { row: ShowDay['halls'][number]; most: number }) {
  const share = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <span className={styles.bar}>
      {row.held > 0 && <span className={styles.held} style={share(row.held)} />}
      {row.unmarked > 0 && <span className={styles.unmarked} style={share(row.unmarked)} />}
      {row.missed > 0 && <span className={styles.missed} style={share(row.missed)} />}
    </span>
  );
}
