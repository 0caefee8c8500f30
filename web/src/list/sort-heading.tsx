// The heading of a column; where the list can be sorted by it, a button that turns the order round when pressed again.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { useTableScreen } from '../ui/use-wide-screen.ts';
import styles from './sort-heading.module.css';

export interface TableOrder {
  /** The column's `sort`; undefined for the list's own order. */
  sort: string | undefined;
  direction: 'ascending' | 'descending';
  onSort: (sort: string) => void;
}

interface SortHeadingProps {
  /** A head is seen in place of the title, or below it where the list can be sorted by the column. */
  column: { title: string; head?: ReactNode; sort?: string; hideOnSmall?: boolean; spare?: string };
  order: TableOrder | undefined;
}

export function SortHeading({ column, order }: SortHeadingProps) {
  const { title, head, sort, hideOnSmall, spare } = column;
  const isSorted = order !== undefined && sort !== undefined && order.sort === sort;
  return (
    <th
      {...TABLE_ROLES.heading}
      scope="col"
      className={hideOnSmall ? styles.notSmall : undefined}
      data-spare={spare}
      aria-sort={order && sort !== undefined ? (isSorted ? order.direction : 'none') : undefined}
    >
      {order && sort !== undefined ? (
        <>
          <SortButton
            title={title}
            direction={isSorted ? order.direction : null}
            onPress={() => order.onSort(sort)}
          />
          {head}
        </>
      ) : (
        <>
          {head ? <span className="visually-hidden">{title}</span> : title}
          {head}
        </>
      )}
    </th>
  );
}

interface SortButtonProps {
  title: string;
  /** Null while the list is sorted by something else. */
  direction: TableOrder['direction'] | null;
  onPress: () => void;
}

/** Above cards the headings are hidden: a list has its order in a control of its own there. */
function SortButton({ title, direction, onPress }: SortButtonProps) {
  const Icon = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  if (!useTableScreen()) return title;
  return (
    <button type="button" className={styles.sort} onClick={onPress}>
      {title}
      <Icon aria-hidden />
    </button>
  );
}
