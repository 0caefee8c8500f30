// The mirror of the open palette: the edition's days and hours as a grid, with the eight colours on it.
import { classNames } from '../../ui/class-names.ts';
import styles from './mirror-grid.module.css';
import { DESIGNED_DAYS, DESIGNED_HOURS, mirrorCells } from './mirror-places.ts';

const LEFT = 94;
const TOP = 64;
const WIDTH = 480;
const HEIGHT = 210;
const GAP = 8;
/** Width of a letter in a day's label: on a wide screen, and on a phone, where letters are larger. */
const LETTER = 9.5;
const LETTER_ON_PHONE = 13;
/** With rows closer than this, only every other hour is labelled. */
const CLOSE_ROW = 28;

/** @param props labels as the edition writes them; empty while it loads */
export function MirrorGrid({ days, hours }: { days: readonly string[]; hours: readonly string[] }) {
  const columns = days.length || DESIGNED_DAYS;
  const rows = hours.length || DESIGNED_HOURS;
  const columnWidth = WIDTH / columns;
  const rowHeight = HEIGHT / rows;
  const longest = Math.max(0, ...days.map((label) => label.length));
  const month = classNames(
    longest * LETTER > columnWidth - GAP && styles.away,
    longest * LETTER_ON_PHONE > columnWidth - GAP && styles.awayOnPhone,
  );
  const isNamed = (row: number) => rowHeight >= CLOSE_ROW || row % 2 === 0;
  return (
    <>
      {days.map((label, column) => {
        const [day, ...rest] = label.split(' ');
        return (
          <text key={label} x={LEFT + column * columnWidth} y="50" className={styles.day}>
            {day}
            <tspan className={month}> {rest.join(' ')}</tspan>
          </text>
        );
      })}
      {hours.map(
        (label, row) =>
          isNamed(row) && (
            <text key={label} x="36" y={TOP + (row + 0.5) * rowHeight} className={styles.hour}>
              {label}
            </text>
          ),
      )}
      {mirrorCells(columns, rows).map(({ column, row, color }) => (
        <rect
          key={`${column}/${row}`}
          x={LEFT + column * columnWidth}
          y={TOP + row * rowHeight}
          width={columnWidth - GAP}
          height={rowHeight - Math.min(GAP, rowHeight / 4)}
          rx="3"
          {...(color ? { fill: color } : { fill: '#fff', fillOpacity: 0.5, stroke: '#b9abb0' })}
        />
      ))}
    </>
  );
}
