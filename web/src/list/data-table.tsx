// A table whose rows become cards on a narrow screen.
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { usePreferences } from '../queries/use-preferences.ts';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import styles from './data-table.module.css';
import { SortHeading, type TableOrder } from './sort-heading.tsx';
import { TickAll, TickCell } from './tick-cell.tsx';
import { useFixedColumns } from './use-fixed-columns.ts';
import type { Selection } from './use-selection.ts';

export interface DataColumn {
  key: string;
  title: string;
  /** The sort key that pressing the heading sets; a list cannot be sorted by a column without one. */
  sort?: string;
  /** Content of the heading, which replaces the title on screen. */
  head?: ReactNode;
  /** The column is hidden on cards. */
  hideOnSmall?: boolean;
  /** The column is hidden when enlarged text leaves no room for it: 'first' before 'last'. */
  spare?: 'first' | 'last';
  /**
   * The column's position on a card. A row and a side: there, without the title. 'foot': below a hairline, without the
   * title. 'foot-end': beside the foot, with the title. 'whole': a line of its own, without the title.
   * Undefined: a line of its own, with the title.
   */
  small?: 'foot' | 'foot-end' | 'whole' | { row: number; side: 'start' | 'end' };
}

interface DataRow {
  id: number | string;
  /** The accessible name of the row's tick. */
  name?: string;
  /** The contents of the cells by column key. */
  cells: Readonly<Record<string, ReactNode>>;
  isCurrent?: boolean;
}

interface DataTableProps {
  /** For screen readers only. */
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Whether rows are loading; while there are none, skeleton rows are shown. */
  busy?: boolean;
  order?: TableOrder;
  /** Adds a column of ticks; the ids of the rows must then be numbers. */
  selection?: Selection | undefined;
}

/** The id of a page's table, which is the target of the skip link. */
export const ROWS_ID = 'rows';

const SKELETON_ROWS = 8;

export function DataTable({ caption, columns, rows, busy = false, order, selection }: DataTableProps) {
  const { density } = usePreferences().preferences;
  const table = useRef<HTMLTableElement>(null);
  useFixedColumns(table, rows.length);
  const isWaiting = busy && rows.length === 0;
  return (
    <table
      ref={table}
      {...TABLE_ROLES.table}
      id={ROWS_ID}
      tabIndex={-1}
      className={styles.table}
      aria-busy={busy || undefined}
      data-density={density}
      data-ticks={selection ? '' : undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead {...TABLE_ROLES.group} className={styles.head}>
        <tr {...TABLE_ROLES.row}>
          {selection && <TickAll selection={selection} />}
          {columns.map((column) => (
            <SortHeading key={column.key} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group} className={styles.body}>
        {isWaiting ? (
          <SkeletonRows columns={columns} hasTicks={selection !== undefined} />
        ) : (
          rows.map(({ id, name = '', cells, isCurrent }) => (
            <tr
              key={id}
              {...TABLE_ROLES.row}
              className={styles.row}
              data-row={id}
              tabIndex={-1}
              aria-current={isCurrent ? 'true' : undefined}
              data-selected={selection?.selected.has(Number(id)) || undefined}
            >
              {selection && <TickCell id={Number(id)} name={name} selection={selection} />}
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} isFirst={index === 0}>
                  {cells[column.key]}
                </Cell>
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

/** Moves the focus to a row, so that a screen reader continues there. */
export function focusRow(place: HTMLElement | null, id: number | string): void {
  place?.querySelector<HTMLElement>(`[data-row="${CSS.escape(String(id))}"]`)?.focus();
}

/** Moves the focus to the first row. @returns false if there is no row */
export function focusFirstRow(place: HTMLElement | null): boolean {
  const row = place?.querySelector<HTMLElement>('[data-row]');
  row?.focus();
  return row !== null && row !== undefined;
}

/** Moves the focus from a row that is removed to the next or else the previous one. @returns false if there is none */
export function focusRowBeside(
  place: HTMLElement | null,
  rows: readonly { id: number | string }[],
  id: number | string,
): boolean {
  const at = rows.findIndex((row) => row.id === id);
  const beside = rows[at + 1] ?? rows[at - 1];
  if (beside) focusRow(place, beside.id);
  return beside !== undefined;
}

interface CellProps {
  column: DataColumn;
  isFirst: boolean;
  children: ReactNode;
}

function Cell({ column: { title, hideOnSmall, spare, small }, isFirst, children }: CellProps) {
  const className = classNames(
    styles.cell,
    isFirst && styles.first,
    hideOnSmall && styles.notSmall,
    (small === 'foot' || small === 'foot-end') && styles.foot,
    small === 'foot-end' && styles.footEnd,
    small === 'whole' && styles.whole,
    typeof small === 'object' && styles[small.side],
  );
  const style = typeof small === 'object' ? ({ '--row': small.row } as CSSProperties) : undefined;
  const isTitled = !isFirst && (small === undefined || small === 'foot-end');
  const content = (
    <>
      {isTitled && (
        <span className={styles.title} aria-hidden>
          {title}
        </span>
      )}
      <div className={styles.content}>{children}</div>
    </>
  );
  return isFirst ? (
    <th {...TABLE_ROLES.rowHeading} scope="row" className={className} style={style}>
      {content}
    </th>
  ) : (
    <td {...TABLE_ROLES.cell} className={className} style={style} data-spare={spare}>
      {content}
    </td>
  );
}

function SkeletonRows({ columns, hasTicks }: { columns: readonly DataColumn[]; hasTicks: boolean }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={`waiting-${String(row)}`} {...TABLE_ROLES.row} className={styles.row} aria-hidden>
      {hasTicks && <td />}
      {columns.map((column, index) => (
        <Cell key={column.key} column={column} isFirst={index === 0}>
          <Skeleton width={index === 0 ? '9rem' : '6rem'} height="1rem" />
        </Cell>
      ))}
    </tr>
  ));
}
