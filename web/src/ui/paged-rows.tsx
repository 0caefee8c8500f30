// A list that is loaded a part at a time: its waiting, its failure, its emptiness, its rows and Show More.
import { type ReactNode, useRef } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import styles from './paged-rows.module.css';
import { ShowMore } from './show-more.tsx';
import { useFocusOfNewRow } from './use-focus-of-new-row.ts';

/** What a query of parts gives. */
interface Parts<Row> {
  data: { pages: readonly { items: readonly Row[]; total: number }[] } | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedRowsProps<Row> {
  list: Parts<Row>;
  idOf: (row: Row) => number;
  words: { loading: string; failed: string; tryAgain: string; found: (count: number) => string };
  /** In place of the rows where there are none. */
  none: ReactNode;
  /** @param busy rows are on the way; with none yet, grey ones stand there */
  table: (rows: readonly Row[], busy: boolean) => ReactNode;
}

export function PagedRows<Row>({ list, idOf, words, none, table }: PagedRowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const noteRows = useFocusOfNewRow(place, rows.map(idOf));
  const failure = (
    <Banner
      kind="error"
      action={
        <Button variant="text" onClick={() => void list.refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.failed}
    </Banner>
  );
  if (!list.data && list.isError) return failure;
  if (!list.data)
    return (
      <>
        <p role="status" className="visually-hidden">
          {words.loading}
        </p>
        {table([], true)}
      </>
    );
  const total = list.data.pages.at(-1)?.total ?? 0;
  return (
    <>
      {list.isError && failure}
      <p role="status" className={styles.count}>
        {list.isPlaceholderData ? words.loading : words.found(total)}
      </p>
      {rows.length === 0 && !list.isPlaceholderData ? (
        none
      ) : (
        <div ref={place}>
          {table(rows, list.isPlaceholderData)}
          <ShowMore
            remaining={Math.max(0, total - rows.length)}
            onPress={() => {
              noteRows();
              void list.fetchNextPage();
            }}
            busy={list.isFetchingNextPage}
          />
        </div>
      )}
    </>
  );
}
