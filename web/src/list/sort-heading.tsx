// The heading of a column; where the list can be sorted by it, a button that turns the order round when pressed again.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import type { DataColumn } from './data-table.tsx';
import styles from './sort-heading.module.css';

export interface TableOrder {
  /** The column's `sort`; undefined for the list's own order. */
  sort: string | undefined;
  direction: 'ascending' | 'descending';
  onSort: (sort: string) => void;
}

export function SortHeading({ column, order }: { column: DataColumn; order: TableOrder | undefined }) {
  const { title, sort, hideOnSmall } = column;
  const heading = {
    ...TABLE_ROLES.heading,
    scope: 'col',
    className: hideOnSmall ? styles.notSmall : undefined,
  } as const;
  if (!order || sort === undefined) return <th {...heading}>{title}</th>;
  const isSorted = order.sort === sort;
  const Icon = isSorted ? (order.direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th {...heading} aria-sort={isSorted ? order.direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => order.onSort(sort)}>
        {title}
        <Icon aria-hidden />
      </button>
    </th>
  );
}
