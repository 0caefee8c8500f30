// Defines a list of the dashboard as data: its columns, filters, views, orders, what is done with many rows, and its files.
import type { Audience } from '@visavis/contract/group-message/message';
import type { ListName } from '@visavis/contract/saved-view/endpoints';
import type { Permission } from '@visavis/domain/identity/grants';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Text, TextId } from '../i18n/text.ts';
import type { CalledFile } from '../lib/file-call.ts';
import type { BulkAction } from './bulk/bulk-action.ts';
import type { DataColumn } from './data-table.tsx';
import type { RowSource } from './define-rows.ts';
import type { FilterSelectOptions } from './filter-select.tsx';
import type { Chosen, Direction, ListOf, Order } from './list-of.ts';
import type { Shown } from './use-shown.ts';

export type KeyOf<L extends ListOf> = keyof L['filter'] & string;

export interface ListColumn<L extends ListOf>
  extends Pick<DataColumn, 'key' | 'hideOnSmall' | 'small' | 'spare'> {
  title: TextId;
  /** What the list is sorted by when the heading is pressed. */
  sort?: L['sort'];
  /** The most or the newest comes first when the heading is pressed for the first time. */
  isDescendingFirst?: true;
  /** Always: cannot be hidden. By choice: hidden at first. */
  isShown?: 'always' | 'by-choice';
  /** Shown to those who have one of these. */
  permissions?: readonly Permission[];
  cell: (row: L['row'], given: CellGiven<L>) => ReactNode;
}

interface CellGiven<L extends ListOf> extends Shown<L['facts']> {
  acts: L['acts'];
  filter: L['filter'];
  /** Whether another column is shown. */
  hasColumn: (key: string) => boolean;
}

/** A filter in words. One without a control comes with a link, or is a view. */
export interface ListFilter<L extends ListOf, Value> {
  control?: {
    label: TextId;
    /** Beside the search, behind the button for more, or only where a message is written to those found. */
    at: 'beside' | 'more' | 'message';
    options: (given: Shown<L['facts']>) => FilterSelectOptions;
    /** Where one control stands for several filters: the option of a filter, and the filters of an option. */
    several?: {
      option: (filter: L['filter']) => string;
      parts: (option: string) => Readonly<Record<string, string>>;
    };
  };
  /** What its tag says; null for none. */
  tag: (value: Value, given: Shown<L['facts']>) => string | null;
}

/** Every filter but the search, in the order of the controls and tags. */
type ListFilters<L extends ListOf> = {
  readonly [Key in Exclude<KeyOf<L>, 'search'>]-?: ListFilter<L, NonNullable<L['filter'][Key]>>;
};

interface ListViews<L extends ListOf> {
  /** The filters that views set; a view keeps the others. */
  keys: readonly KeyOf<L>[];
  all: readonly {
    name: TextId;
    filter: Partial<L['filter']>;
    /** Offered only while it has rows, or is open. */
    isRare?: true;
  }[];
  /** How many rows a view has; undefined until it is known. */
  count: (facts: L['facts'], view: Partial<L['filter']>) => number | undefined;
  /** Staff save views of this list under names. */
  saved?: { list: ListName; count: (filter: L['filter'], signal: AbortSignal) => Promise<number> };
}

/** One kind of file with rows of the list. */
interface ListExport<L extends ListOf> {
  /** Names it, with {format}. */
  words: TextId;
  /** @param chosen rows of the search; without it, all */
  load: (
    query: L['filter'] & Order<L> & { format: 'csv' | 'xlsx' },
    given: { columns: string; chosen: { ids: number[] } | undefined },
  ) => Promise<CalledFile>;
}

export interface ListDefinition<L extends ListOf> {
  source: RowSource<L['row'], L['filter'] & Order<L>, unknown>;
  nameOf: (row: L['row']) => string;
  words: {
    title: (filter: L['filter']) => TextId;
    search: TextId;
    placeholder: TextId;
    caption: TextId;
    loading: TextId;
    /** With {count}. */
    found: TextId;
    failed: (error: Error, text: Text) => string;
    /** No row is found. */
    none: (filter: L['filter']) => TextId;
    /** Below it where nothing was searched for. */
    noneHint?: TextId;
  };
  /** The contract's, by which an address is read. */
  filterSchema: { shape: Readonly<Record<KeyOf<L>, z.ZodMiniType>> };
  filters: ListFilters<L>;
  columns: readonly ListColumn<L>[];
  /** Under which each person's choice of columns is kept; without it there is none. */
  columnsKept?: string;
  /** Orders with names of their own, the usual one first; without them the newest are first, and each column is one. */
  orders?: readonly { key: string; words: TextId; sort: L['sort']; direction: Direction }[];
  views?: ListViews<L> | undefined;
  /** In the order of the bar of a selection, where 'write' and 'export' stand for their buttons. */
  bulk?: readonly (BulkAction<L> | 'write' | 'export')[];
  /** Beside what came of an action with many: another action with those, for those who may take it. */
  afterBulk?: {
    action: string;
    offer: (done: readonly number[], onAsk: (ids: readonly number[]) => void) => ReactNode;
  };
  /** Everyone whom a search finds; without it, their rows are loaded. Names are in the order of the ids. */
  everyone?: (query: L['filter'] & Order<L>) => Promise<{ ids: number[]; names?: string[] | undefined }>;
  exports?: readonly ListExport<L>[];
  /** Filters that say which rows the list is of: an export of a selection keeps these, and no other. */
  exportKeeps?: readonly KeyOf<L>[];
  /** The contract's, of which an export can take those that are shown. */
  exportColumns?: readonly string[];
  /** Who is written to: those found, or the chosen rows; null where nobody can be. */
  audience?: (filter: L['filter'], chosen?: Chosen<L>) => Audience | null;
  /** A sentence below the title; empty while it is not known. */
  lead?: (given: Shown<L['facts']>) => string;
  /** Buttons of the head before and after those of every list. */
  head?: (given: Shown<L['facts']>) => ReactNode;
  headEnd?: (given: Shown<L['facts']>) => ReactNode;
  /** What Enter does on a row; it may be nothing for this role. */
  open?: (row: L['row'], given: CellGiven<L>) => void;
  /** Whether a row that has left the list is still shown, such as while its dialog is open. */
  stays?: (id: number, acts: L['acts']) => boolean;
  /** ISO instant until which a row that has left the list is still shown, such as while Undo is offered. */
  staysUntil?: (row: L['row']) => string | null;
  /** Above the rows. */
  notice?: (rows: readonly L['row'][]) => ReactNode;
  /** In place of the list where there is nothing to search yet; null while there is. */
  blank?: (given: Shown<L['facts']>) => ReactNode;
  useFacts: (filter: L['filter']) => L['facts'];
  useActs: (place: RowsPlace) => L['acts'];
}

/** What the actions of a row need of the list. */
export interface RowsPlace {
  /** Moves the focus from a row that leaves. */
  leave: (id: number) => void;
  /** Reads the list again. */
  refresh: () => void;
}

const NOTHING = {};

/** What a list says without more words is left out: nothing beside the rows, and nothing to do with one. */
export const defineList = <L extends ListOf>(
  list: Omit<ListDefinition<L>, 'useFacts' | 'useActs'> &
    Partial<Pick<ListDefinition<L>, 'useFacts' | 'useActs'>>,
): ListDefinition<L> => ({ useFacts: () => NOTHING, useActs: () => NOTHING, ...list });
