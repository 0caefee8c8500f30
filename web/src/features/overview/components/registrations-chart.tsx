// Stacked bars of the registrations per day: solid for business matching, hatched for hosted buyers.
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { axisMarks } from '../chart-scale.ts';
import type { ListPath } from '../list-path.ts';
import type { RegistrationDays } from '../registration-days.ts';
import styles from './registrations-chart.module.css';
import { useWidth } from './use-width.ts';

/** CSS pixels. */
const WIDTH_UNTIL_MEASURED = 640;
const HEIGHT = { narrow: 168, wide: 264 };
const NARROW_BELOW = 480;
const AXIS_WIDTH = 36;
const TOP = 22;
const BOTTOM = 26;
/** A bar's share of its day. */
const BAR_SHARE = 0.62;
/** Below this width only every second day is labelled, and the bars are too narrow to hit: the table has the links. */
const ROOM_FOR_A_LINK = 24;

interface RegistrationsChartProps {
  days: RegistrationDays;
  span: string;
  listPath: ListPath;
}

export function RegistrationsChart({ days, span, listPath }: RegistrationsChartProps) {
  const text = useText();
  const dates = useDates();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, WIDTH_UNTIL_MEASURED);
  const height = width < NARROW_BELOW ? HEIGHT.narrow : HEIGHT.wide;

  const totals = days.map(({ business, hosted }) => business + hosted);
  const highest = Math.max(0, ...totals);
  const marks = axisMarks(highest);
  const top = marks.at(-1) ?? 1;
  const dayWidth = (width - AXIS_WIDTH) / Math.max(1, days.length);
  const barWidth = Math.max(4, dayWidth * BAR_SHARE);
  const y = (count: number): number => TOP + (height - TOP - BOTTOM) * (1 - count / top);
  const left = (index: number): number => AXIS_WIDTH + index * dayWidth;
  const hasRoom = dayWidth >= ROOM_FOR_A_LINK;
  const best = days[totals.indexOf(highest)];
  const lastTotal = totals.at(-1) ?? 0;

  return (
    <div ref={place} className={styles.chart}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={`${id}-title`}>{text('overview.chartTitle', { span })}</title>
        <desc id={`${id}-description`}>
          {text('overview.chartDescription', {
            total: totals.reduce((sum, total) => sum + total, 0),
            best: highest,
            bestDate: best ? dates.day(best.date) : '',
            last: lastTotal,
          })}
        </desc>
        <defs>
          <pattern
            id={`${id}-hatch`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" className={styles.hatchGround} />
            <line x1="0" y1="0" x2="0" y2="5" className={styles.hatchLine} />
          </pattern>
        </defs>
        {marks.map((mark) => (
          <g key={mark}>
            <line
              x1={AXIS_WIDTH}
              x2={width}
              y1={y(mark)}
              y2={y(mark)}
              className={mark === 0 ? styles.ground : styles.gridLine}
            />
            <text x={AXIS_WIDTH - 8} y={y(mark)} dy="0.32em" textAnchor="end" className={styles.mark}>
              {mark}
            </text>
          </g>
        ))}
        {days.map(({ date, business, hosted }, index) => {
          const x = left(index) + (dayWidth - barWidth) / 2;
          return (
            <g key={date}>
              {business > 0 && (
                <rect
                  x={x}
                  y={y(business)}
                  width={barWidth}
                  height={y(0) - y(business)}
                  className={styles.business}
                />
              )}
              {hosted > 0 && (
                <rect
                  x={x + 0.5}
                  y={y(business + hosted) + 0.5}
                  width={barWidth - 1}
                  height={Math.max(1, y(business) - y(business + hosted) - 1)}
                  fill={`url(#${id}-hatch)`}
                  className={styles.hosted}
                />
              )}
              {(hasRoom || (days.length - 1 - index) % 2 === 1) && (
                <text
                  x={left(index) + dayWidth / 2}
                  y={height - 6}
                  textAnchor="middle"
                  className={styles.mark}
                >
                  {Number(date.slice(8, 10))}
                </text>
              )}
            </g>
          );
        })}
        <text
          x={left(days.length - 1) + dayWidth / 2}
          y={y(lastTotal) - 7}
          textAnchor="middle"
          className={styles.last}
        >
          {lastTotal}
        </text>
      </svg>
      {hasRoom && (
        <ul className={styles.links} aria-label={text('overview.days')}>
          {days.map(({ date }, index) => (
            <li key={date} style={{ left: left(index), width: dayWidth }}>
              <Link to={listPath({ registeredOn: date })}>
                <span className="visually-hidden">
                  {text('overview.dayLink', { date: dates.day(date), count: totals[index] ?? 0 })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
