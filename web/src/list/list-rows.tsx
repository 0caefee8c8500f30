// The rows of a list with its loading, error and empty states, and Show More.
import { PAGE_SIZES } from '@visavis/domain/staff/preferences';
import { type ReactNode, useMemo, useRef } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import styles from './list-rows.module.css';
import { RowsAtATime } from './rows-at-a-time.tsx';
import { ShowMore } from './show-more.tsx';
import { useFocusOfLeavingRow } from './use-focus-of-leaving-row.ts';
import { useFocusOfNewRow } from './use-focus-of-new-row.ts';
import type { List } from './use-list.ts';

interface ListRowsProps<Row> {
  list: List<Row, unknown>;
  idOf: (row: Row) => number;
  words: {
    loading: string;
    failed: string;
    /** Replaces `failed` while earlier rows are shown. */
    stale?: string;
    tryAgain: string;
    found: (count: number) => string;
  };
  /** Replaces the rows when there are none. */
  none: ReactNode;
  /** @param busy rows are loading; while there are none, skeleton rows are shown */
  table: (rows: readonly Row[], busy: boolean) => ReactNode;
}

export function ListRows<Row>({ list, idOf, words, none, table }: ListRowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const { rows, total, isSearching } = list;
  const counted = useRef<HTMLParagraphElement>(null);
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const noteRows = useFocusOfNewRow(place, ids);
  useFocusOfLeavingRow(place, ids, counted);
  const failure = (
    <div className={styles.notice}>
      <Banner
        kind="error"
        action={
          <Button variant="text" busy={list.isFetching} busyText={words.loading} onClick={list.retry}>
            {words.tryAgain}
          </Button>
        }
      >
        {(!list.isWaiting && words.stale) || words.failed}
      </Banner>
    </div>
  );
  if (total === null)
    return list.error ? (
      failure
    ) : (
      <>
        <p role="status" className="visually-hidden">
          {words.loading}
        </p>
        {table([], true)}
      </>
    );
  return (
    <>
      {list.error && failure}
      <p ref={counted} tabIndex={-1} role="status" className={styles.count}>
        {isSearching ? words.loading : words.found(total)}
      </p>
      {rows.length === 0 && !isSearching ? (
        none
      ) : (
        <div ref={place}>
          {table(rows, isSearching)}
          <ShowMore
            remaining={Math.max(0, total - rows.length)}
            onPress={() => {
              noteRows();
              list.showMore();
            }}
            busy={list.isAdding}
          />
          {list.pageSize && total > PAGE_SIZES[0] && <RowsAtATime pageSize={list.pageSize} />}
        </div>
      )}
    </>
  );
}
