// The heading of a column; if the list can be sorted by it, a button that reverses the order when pressed again.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { useTableScreen } from '../ui/use-wide-screen.ts';
import styles from './sort-heading.module.css';

export interface TableOrder {
  /** The `sort` of the column by which the list is sorted; undefined for the list's own order. */
  sort: string | undefined;
  direction: 'ascending' | 'descending';
  onSort: (sort: string) => void;
}

interface SortHeadingProps {
  /** `head` replaces the title on screen, or is below it if the list can be sorted by the column. */
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
  /** Null if the list is not sorted by this column. */
  direction: TableOrder['direction'] | null;
  onPress: () => void;
}

/** Only the title where rows are cards: the headings are hidden there, and a list has a control for its order. */
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
