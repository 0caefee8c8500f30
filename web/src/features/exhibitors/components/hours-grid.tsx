// A grid of an exhibitor's hours: Space or a press blocks or opens one, Shift and arrow keys or a drag select several.
import type { Edition } from '@visavis/domain/edition/schema';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Cell, isInRange, movedByKey, type Slot } from '../slot-range.ts';
import styles from './hours-grid.module.css';

export interface HourState {
  /** The number of meetings possible at the same time; 0 if nobody is at the booth. */
  places: number;
  /** The number of live meetings. */
  taken: number;
  isBlocked: boolean;
}

interface HoursGridProps {
  edition: Pick<Edition, 'days' | 'hours' | 'utcOffsetLabel'>;
  label: string;
  stateOf: (slot: Slot) => HourState;
  isReadOnly: boolean;
  /** Blocks these hours, or opens them if all are blocked. */
  onPress: (slots: Slot[]) => void;
  /** Called with the hour that gets the focus. */
  onCurrent: (slot: Slot) => void;
}

/** The ARIA grid pattern on a table element. The roles are spread, because the linter refuses them as literals. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;
const GRID_CELL = { role: 'gridcell' } as const;
const START: Cell = { row: 0, column: 0 };

export function HoursGrid(props: HoursGridProps) {
  const { edition, label, stateOf, isReadOnly } = props;
  const text = useText();
  const dates = useDates();
  const range = useCellRange(props);
  return (
    <table {...GRID} {...{ 'aria-readonly': isReadOnly }} aria-label={label} className={styles.grid}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {edition.utcOffsetLabel}
          </th>
          {edition.days.map(({ day, date }) => (
            <th key={day} scope="col" className={styles.day}>
              <b>{dates.day(date).replace(/\s.*/, '')}</b>{' '}
              <span className={styles.weekday}>{dates.weekdayShort(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...range.bodyProps}>
        {edition.hours.map(({ minute }, row) => (
          <tr key={minute}>
            <th scope="row" className={styles.hour}>
              {dates.hourShort(minute)}
            </th>
            {edition.days.map(({ day, date }, column) => {
              const state = stateOf({ day, minute });
              const when = `${dates.weekday(date)}, ${dates.day(date)}, ${dates.hour(minute)}`;
              return (
                <td
                  key={day}
                  {...GRID_CELL}
                  {...range.cellProps({ row, column })}
                  aria-label={`${when}: ${dates.series(stateWords(text, state))}`}
                  className={classNames(
                    styles.cell,
                    state.taken > 0 && styles.taken,
                    (state.isBlocked || state.places === 0) && styles.blocked,
                  )}
                >
                  {cellWords(text, state)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellIn = (body: HTMLElement | null, { row, column }: Cell): HTMLElement | undefined =>
  body?.querySelectorAll('tr')[row]?.querySelectorAll('td')[column];

function cellWords(text: Text, { places, taken, isBlocked }: HourState): string {
  if (taken > 0) return text('overview.nOfM', { meetings: taken, capacity: places });
  return isBlocked || places === 0 ? '–' : '';
}

function stateWords(text: Text, { places, taken, isBlocked }: HourState): string[] {
  const words = [
    ...(taken > 0 ? [text('exhibitors.hourTaken', { taken, places })] : []),
    ...(isBlocked ? [text('exhibitors.hourBlocked')] : []),
  ];
  if (words.length > 0) return words;
  return [text(places === 0 ? 'exhibitors.hourNobody' : 'exhibitors.hourFree')];
}

/** The handlers that select the cells between the one where a selection began and the one that has the focus. */
function useCellRange({ edition, isReadOnly, onPress, onCurrent }: HoursGridProps) {
  const [focus, setFocus] = useState(START);
  const [anchor, setAnchor] = useState(START);
  const [isDragging, setDragging] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  /** Whether a key is moving the focus; the range is up to date then. */
  const isMoving = useRef(false);
  const size = { rows: edition.hours.length, columns: edition.days.length };
  const slotAt = ({ row, column }: Cell): Slot => ({
    day: edition.days[column]?.day ?? 0,
    minute: edition.hours[row]?.minute ?? 0,
  });
  const go = (to: Cell, isExtending: boolean) => {
    setFocus(to);
    if (!isExtending) setAnchor(to);
    onCurrent(slotAt(to));
  };
  const press = (from: Cell, to: Cell) => {
    if (isReadOnly) return;
    const cells = edition.hours.flatMap((_, row) => edition.days.map((__, column) => ({ row, column })));
    onPress(cells.filter((cell) => isInRange(cell, from, to)).map(slotAt));
  };
  const release = useEffectEvent(() => {
    setDragging(false);
    press(anchor, focus);
    setAnchor(focus);
  });
  useEffect(() => {
    if (!isDragging) return;
    const end = () => release();
    document.addEventListener('pointerup', end);
    return () => document.removeEventListener('pointerup', end);
  }, [isDragging]);

  return {
    bodyProps: {
      ref: body,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.metaKey || event.ctrlKey) return;
        if (event.key === ' ') {
          event.preventDefault();
          press(anchor, focus);
          return;
        }
        const to = movedByKey(event.key, focus, size);
        if (!to) return;
        event.preventDefault();
        go(to, event.shiftKey);
        isMoving.current = true;
        cellIn(body.current, to)?.focus();
        isMoving.current = false;
      },
    },
    cellProps: (cell: Cell) => {
      const isFocus = cell.row === focus.row && cell.column === focus.column;
      const isSeveral = anchor.row !== focus.row || anchor.column !== focus.column;
      return {
        tabIndex: isFocus ? 0 : -1,
        'aria-selected': isSeveral && isInRange(cell, anchor, focus),
        onFocus: () => {
          if (!isMoving.current && !isFocus) go(cell, false);
        },
        onPointerDown: (event: PointerEvent) => {
          if (event.pointerType !== 'mouse' || event.button !== 0) return;
          go(cell, event.shiftKey);
          setDragging(true);
        },
        onPointerEnter: () => {
          if (isDragging) go(cell, true);
        },
        onClick: ({ nativeEvent }: { nativeEvent: Event }) => {
          // For a mouse, releasing the button has pressed the cells already.
          if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse') return;
          go(cell, false);
          press(cell, cell);
        },
      };
    },
  };
}
