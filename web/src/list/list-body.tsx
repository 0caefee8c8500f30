// The rows of a list with their actions and dialogs, the selection with its bar, and the results of actions.
import { useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AskedDialog } from './bulk/asked-dialog.tsx';
import type { BulkAction } from './bulk/bulk-action.ts';
import { BulkSummary } from './bulk/bulk-summary.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { DataTable, focusFirstRow, focusRowBeside } from './data-table.tsx';
import type { ListDefinition } from './define-list.ts';
import { loadRows } from './define-rows.ts';
import { refreshList } from './kept-rows.ts';
import styles from './list-body.module.css';
import { ExportDialog } from './list-exports.tsx';
import type { ListOf } from './list-of.ts';
import { ListRows } from './list-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { rowKeysOf } from './row-keys-words.ts';
import { ShortcutLine } from './shortcut-line.tsx';
import { useHand } from './use-hand.ts';
import type { ListPlace } from './use-list-place.ts';
import { useListedRows } from './use-listed-rows.ts';
import type { OpenList } from './use-open-list.ts';
import { usePeopleKeys } from './use-people-keys.ts';
import { useSelectedPeople } from './use-selected-people.ts';
import { useStillRows } from './use-still-rows.ts';

/** What the dialogs of rows need of the list. */
export interface Seen<L extends ListOf> {
  query: ListPlace<L>['query'];
  rows: readonly L['row'][];
  /** How many rows the search finds, and at least the number of rows shown. */
  total: number;
  /** Loads the next rows if there are more. */
  showMore: () => void;
  /** Reads the list again. */
  refresh: () => void;
}

export interface ListBodyProps<L extends ListOf> {
  list: OpenList<L>;
  /** What the actions of a row open. */
  dialogs?: ((acts: L['acts'], seen: Seen<L>) => ReactNode) | undefined;
}

interface Asked<L extends ListOf> {
  action: BulkAction<L> | 'export';
  ids: readonly number[];
}

export function ListBody<L extends ListOf>({ list: open, dialogs }: ListBodyProps<L>) {
  const { definition: list, place, rows: known, given } = open;
  const columns = open.columns.shown;
  const { text, may, facts } = given;
  const { source, words } = list;
  const { query, filter, order, searchBox } = place;
  const queries = useQueryClient();
  const element = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked<L> | null>(null);
  const refresh = () => refreshList(queries, source);
  const acts = list.useActs({
    refresh,
    leave: (id) => {
      if (!focusRowBeside(element.current, rows, id)) searchBox.current?.focus();
    },
  });
  const { total } = known;
  const listed = useListedRows<L['row']>({
    list: known,
    query,
    stays: (id) => list.stays?.(id, acts) ?? false,
    staysUntil: list.staysUntil,
  });
  const people = useSelectedPeople<L['row']>(listed, list.nameOf, () =>
    list.everyone ? list.everyone(query) : loadRows(source, query, total ?? 0, new AbortController().signal),
  );
  const { selection, nameOf } = people;
  const bulk = useBulk(refresh);
  const hand = useHand();
  const still = useStillRows<L['row']>(listed, known.search, hand.isThere || selection.selected.size > 0);
  const { rows } = still;
  const toRows = () => {
    if (!focusFirstRow(element.current)) searchBox.current?.focus();
  };
  const actions = (list.bulk ?? []).filter((action) => typeof action === 'object');
  const start = (action: BulkAction<L>, ids: readonly number[]) => {
    if ('step' in action && !action.question) void bulk.run(action.step({ text, nameOf, reason: '' }), ids);
    else setAsked({ action, ids });
  };
  const next = actions.find(({ id, permission }) => id === list.afterBulk?.action && may(permission));
  const onKey = (key: 'a' | 'r') => {
    const action = actions.find((one) => one.key === key && may(one.permission));
    return (
      action && ((id: number) => start(action, selection.selected.has(id) ? [...selection.selected] : [id]))
    );
  };
  const cellGiven = {
    ...given,
    acts,
    filter,
    hasColumn: (key: string) => columns.some((column) => column.key === key),
  };
  const keys = usePeopleKeys(
    element,
    list.bulk
      ? {
          onOpen: (id) => {
            const row = rows.find((one) => one.id === id);
            if (row) list.open?.(row, cellGiven);
          },
          onToggle: (id) => selection.toggle(id, false),
          onClear: selection.clear,
          onApprove: onKey('a'),
          onReject: onKey('r'),
        }
      : null,
  );
  const sortBy = (sort: string) => {
    const column = columns.find((one) => one.sort === sort);
    const isAscending =
      order.sort === sort ? order.direction === 'descending' : column?.isDescendingFirst !== true;
    place.sortBy({ sort, direction: isAscending ? 'ascending' : 'descending' });
  };
  const close = () => setAsked(null);
  return (
    <div ref={element} {...hand.props}>
      <ListRows
        list={known}
        idOf={source.idOf}
        shown={rows}
        searchBox={words.search === undefined ? undefined : searchBox}
        words={{
          loading: text(words.loading),
          failed: known.error ? words.failed(known.error, text) : '',
          stale: text('dashboard.notRefreshed'),
          found: (count) =>
            typeof words.found === 'function'
              ? words.found(count, given)
              : text(words.found, { count, total: count }),
        }}
        notices={
          <>
            <BulkSummary
              bulk={bulk}
              followUp={(done) => next && list.afterBulk?.offer(done, (ids) => start(next, ids))}
              onClosed={toRows}
            />
            {list.notice?.(rows, acts)}
            <NewRows count={still.waiting} onShow={still.show} />
          </>
        }
        none={
          <div className={styles.empty}>
            <EmptyState
              icon={(!place.isFiltered && list.noneIcon) || <SearchX aria-hidden />}
              title={text(words.none(filter))}
              {...(place.isFiltered
                ? {
                    hint: text('dashboard.filteredHint'),
                    action: (
                      <Button variant="secondary" onClick={place.clear}>
                        {text('dashboard.clearFilters')}
                      </Button>
                    ),
                  }
                : words.noneHint && { hint: text(words.noneHint) })}
            />
          </div>
        }
        table={(shown, busy) => (
          <>
            <DataTable
              caption={text(words.caption)}
              columns={columns}
              rows={shown.map((row) => ({
                id: row.id,
                name: list.nameOf(row),
                isCurrent: list.isCurrent?.(row, facts) ?? false,
                cells: Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row, cellGiven)])),
              }))}
              busy={busy}
              order={{ sort: order.sort, direction: order.direction ?? 'ascending', onSort: sortBy }}
              selection={list.bulk && selection}
            />
            {shown.length > 0 && list.below?.(shown)}
          </>
        )}
      />
      {list.bulk && (
        <>
          {rows.length > 0 && (
            <ShortcutLine
              isOn={keys.isOn}
              onSwitch={keys.switchTo}
              keys={rowKeysOf(text, onKey('a') !== undefined)}
            />
          )}
          <SelectionBar
            list={list}
            given={given}
            filter={filter}
            people={people}
            total={total}
            isHeld={bulk.progress !== null}
            onStart={(action, ids) => (action === 'export' ? setAsked({ action, ids }) : start(action, ids))}
            onCleared={toRows}
          />
        </>
      )}
      {asked?.action === 'export' && (
        <ExportDialog
          list={list}
          query={chosenQuery(list, query)}
          shown={columns.map(({ key }) => key)}
          ids={asked.ids}
          onClose={close}
        />
      )}
      {asked && asked.action !== 'export' && (
        <AskedDialog
          action={asked.action}
          ids={asked.ids}
          rows={people.rowsOf(asked.ids)}
          filter={filter}
          nameOf={nameOf}
          bulk={bulk}
          onDone={selection.clear}
          onClose={close}
        />
      )}
      {dialogs?.(acts, {
        query,
        rows,
        total: Math.max(total ?? 0, rows.length),
        showMore: () => {
          if ((total ?? 0) > known.rows.length) known.showMore();
        },
        refresh: () => void refresh(),
      })}
    </div>
  );
}

/** A query that finds all selected rows, even if they were selected under another search. */
function chosenQuery<L extends ListOf>(
  { filters, exportKeeps = [] }: ListDefinition<L>,
  query: ListPlace<L>['query'],
) {
  const dropped = ['search', ...Object.keys(filters)].filter(
    (key) => !exportKeeps.some((kept) => kept === key),
  );
  return { ...query, ...Object.fromEntries(dropped.map((key) => [key, undefined])) };
}
