// How full every hour of the fair is: a table of links, darker the fewer slots are free.
import type { Overview } from '@visavis/contract/overview/endpoints';
import type { Edition } from '@visavis/domain/edition/schema';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { HEAT_STEPS, heatStep, percentTaken } from '../heat.ts';
import type { ListPath } from '../list-path.ts';
import styles from './heat-panel.module.css';

interface HeatPanelProps {
  edition: Edition;
  fill: Overview['fill'];
  exhibitorCount: number;
  listPath: ListPath;
  className?: string | undefined;
}

export function HeatPanel({ edition, fill, exhibitorCount, listPath, className }: HeatPanelProps) {
  const text = useText();
  const dates = useDates();
  const fillOf = (day: number, minute: number) =>
    fill.find((slot) => slot.day === day && slot.minute === minute) ?? { taken: 0, capacity: 0 };
  return (
    <Panel
      title={text('overview.hours')}
      className={className}
      aside={exhibitorCount > 0 && <span>{text('overview.hoursOf', { count: exhibitorCount })}</span>}
    >
      {exhibitorCount === 0 ? (
        <p>{text('overview.noHours')}</p>
      ) : (
        <>
          <table className={styles.grid}>
            <caption className="visually-hidden">{text('overview.hoursCaption')}</caption>
            <thead>
              <tr>
                <td>{edition.utcOffsetLabel}</td>
                {edition.days.map(({ day, date }) => (
                  <th key={day} scope="col">
                    <b>{date.slice(8, 10)}</b>{' '}
                    <abbr title={dates.weekday(date)}>{dates.weekdayShort(date)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {edition.hours.map(({ minute }) => (
                <tr key={minute}>
                  <th scope="row">{dates.hourShort(minute)}</th>
                  {edition.days.map(({ day, date }) => {
                    const { taken, capacity } = fillOf(day, minute);
                    const percent = percentTaken(taken, capacity);
                    return (
                      <td key={day}>
                        {capacity === 0 ? (
                          <span className={styles.closed}>{text('overview.hourClosed')}</span>
                        ) : (
                          <Link
                            to={listPath({ day, minute })}
                            aria-label={text('overview.hourLink', {
                              day: dates.weekday(date),
                              date: dates.day(date),
                              hour: dates.hour(minute),
                              percent,
                            })}
                            className={classNames(styles.cell, styles[`step${heatStep(percent)}`])}
                          >
                            {text('overview.percent', { percent })}
                          </Link>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <ul className={styles.legend} aria-label={text('overview.steps')}>
            {HEAT_STEPS.map(([lowest, highest], step) => (
              <li key={lowest}>
                <span className={classNames(styles.sample, styles[`step${step}`])} aria-hidden />
                {lowest}-{highest}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
