// The rows of a list, with its loading, error and empty states and Show More.
import { PAGE_SIZES } from '@visavis/domain/staff/preferences';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useFocusHandover } from '../ui/use-focus-handover.ts';
import styles from './list-rows.module.css';
import { RowsAtATime } from './rows-at-a-time.tsx';
import { ShowMore } from './show-more.tsx';
import { useFocusOfLeavingRow } from './use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from './use-focus-of-new-row.ts';
import type { List } from './use-list.ts';

interface ListRowsProps<Row> {
  list: List<Row, unknown>;
  idOf: (row: Row) => number;
  /** The rows to show, if not exactly the list's own: new ones may wait, and old ones may stay. */
  shown?: readonly Row[];
  /** Takes the focus when no row is left, or the failure is gone; without it, the total does. */
  searchBox?: RefObject<HTMLElement | null> | undefined;
  /** Between the total and the rows. */
  notices?: ReactNode;
  words: {
    loading: string;
    failed: string;
    /** Replaces `failed` while earlier rows are shown. */
    stale?: string;
    found: (count: number) => string;
  };
  /** Shown instead of the table when no row was found. */
  none: ReactNode;
  /** @param busy rows are loading; while there are none, skeleton rows are shown */
  table: (rows: readonly Row[], busy: boolean) => ReactNode;
}

export function ListRows<Row>({
  list,
  idOf,
  shown: rows = list.rows,
  searchBox,
  notices,
  words,
  none,
  table,
}: ListRowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const { total, isSearching } = list;
  const counted = useRef<HTMLParagraphElement>(null);
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const noteRows = useFocusOfNewRow(place, ids);
  useFocusOfLeavingRow(place, ids, searchBox ?? counted);
  // If the first request failed, neither a total nor skeleton rows are shown.
  const isAbsent = total === null && list.error !== null;
  return (
    <>
      {list.error && (
        <FailureNotice next={searchBox ?? counted}>
          <LoadFailure again={list.retry}>{(!list.isWaiting && words.stale) || words.failed}</LoadFailure>
        </FailureNotice>
      )}
      {!isAbsent && (
        <p
          ref={counted}
          tabIndex={-1}
          role="status"
          className={total === null ? 'visually-hidden' : styles.count}
        >
          {total === null || isSearching ? words.loading : words.found(total)}
        </p>
      )}
      {notices}
      {total !== null && rows.length === 0 && !isSearching
        ? none
        : !isAbsent && (
            <div ref={place} className={styles.rows}>
              {table(rows, total === null || isSearching)}
              <ShowMore
                remaining={Math.max(0, (total ?? 0) - list.rows.length)}
                onPress={() => {
                  noteRows();
                  list.showMore();
                }}
                busy={list.isAdding}
              />
              {list.pageSize && (total ?? 0) > PAGE_SIZES[0] && <RowsAtATime pageSize={list.pageSize} />}
            </div>
          )}
    </>
  );
}

/** @param next gets the focus when the notice disappears with its focused button */
function FailureNotice({ next, children }: { next: RefObject<HTMLElement | null>; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useFocusHandover(element, () => next.current);
  return (
    <div ref={element} className={styles.notice}>
      {children}
    </div>
  );
}
