// The definition of a dashboard list as data: columns, filters, views, orders, actions with many rows, and exports.
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
import type { List } from './use-list.ts';
import type { Shown } from './use-shown.ts';

export type KeyOf<L extends ListOf> = keyof L['filter'] & string;

interface ListColumn<L extends ListOf> extends Pick<DataColumn, 'key' | 'hideOnSmall' | 'small' | 'spare'> {
  title: TextId;
  /** Seen in place of the title. */
  head?: (given: Shown<L['facts']>) => ReactNode;
  /** What the list is sorted by when the heading is pressed. */
  sort?: L['sort'];
  /** The first press on the heading sorts in descending order. */
  isDescendingFirst?: true;
  /** 'always': the column cannot be hidden; 'by-choice': it is hidden at first. */
  isShown?: 'always' | 'by-choice';
  /** The column is shown to people who have one of these permissions. */
  permissions?: readonly Permission[];
  cell: (row: L['row'], given: CellGiven<L>) => ReactNode;
}

interface CellGiven<L extends ListOf> extends Shown<L['facts']> {
  acts: L['acts'];
  filter: L['filter'];
  /** Whether the column with this key is shown. */
  hasColumn: (key: string) => boolean;
}

/** A filter and its texts. A filter without a control is set by a link or a view. */
export interface ListFilter<L extends ListOf, Value> {
  control?: {
    label: TextId;
    /** Beside the search, behind the button "More filters", or only on the page that writes to the people found. */
    at: 'beside' | 'more' | 'message';
    options: (given: Shown<L['facts']>) => FilterSelectOptions;
    /** For a control that sets several filters: the option that stands for them, and the values that an option sets. */
    several?: {
      option: (filter: L['filter']) => string;
      parts: (option: string) => Readonly<Record<string, string>>;
    };
  };
  /** The text of the filter's tag; null for no tag. */
  tag: (value: Value, given: Shown<L['facts']>) => string | null;
}

/** Every filter except the search, in the order of the controls and tags. */
type ListFilters<L extends ListOf> = {
  readonly [Key in Exclude<KeyOf<L>, 'search'>]-?: ListFilter<L, NonNullable<L['filter'][Key]>>;
};

interface ListViews<L extends ListOf> {
  /** Names the views together, where 'Views' does not say enough. */
  label?: TextId;
  /** The filters that views set; a view keeps the others. */
  keys: readonly KeyOf<L>[];
  all: readonly {
    name: TextId;
    filter: Partial<L['filter']>;
    /** Offered only while it has rows, or is open, or this says so. */
    isRare?: true | ((facts: L['facts']) => boolean);
  }[];
  /** The number of rows of a view; undefined until it is known. */
  count: (facts: L['facts'], view: Partial<L['filter']>) => number | undefined;
  /** Staff can save views of this list; `count` gives the number of rows of such a view. */
  saved?: { list: ListName; count: (filter: L['filter'], signal: AbortSignal) => Promise<number> };
}

/** One kind of export of the list. */
interface ListExport<L extends ListOf> {
  /** The name of the export; it contains {format}. */
  words: TextId;
  /** @param given the keys of the columns, joined by commas, and the rows to export; undefined for all rows found */
  load: (
    query: L['filter'] & Order<L> & { format: 'csv' | 'xlsx' },
    given: { columns: string; chosen: { ids: number[] } | undefined },
  ) => Promise<CalledFile>;
}

export interface ListDefinition<L extends ListOf> {
  source: RowSource<L['row'], L['filter'] & Order<L>, L['answer']>;
  /** Of the page, where a row that is opened has a path of its own below it. */
  path?: string;
  nameOf: (row: L['row']) => string;
  words: {
    title: (filter: L['filter']) => TextId;
    /** Names the search box; without it there is none. */
    search?: TextId;
    /** In the empty box, where it says more than the name. */
    placeholder?: TextId;
    caption: TextId;
    loading: TextId;
    /** With {count}, or a sentence with what else is known. */
    found: TextId | ((count: number, given: Shown<L['facts']>) => string);
    failed: (error: Error, text: Text) => string;
    /** Shown when no row is found. */
    none: (filter: L['filter']) => TextId;
    /** Shown below `none` when no filter is set. */
    noneHint?: TextId;
    /** The order while none is chosen, where it is not the newest first. */
    usualOrder?: TextId;
  };
  /** Above that no row is found, where nothing was searched for. */
  noneIcon?: ReactNode;
  /** The contract's, by which an address is read. */
  filterSchema: { shape: Readonly<Record<KeyOf<L>, z.ZodMiniType>> };
  filters: ListFilters<L>;
  columns: readonly ListColumn<L>[];
  /** The name under which each person's choice of columns is stored; without it, columns cannot be chosen. */
  columnsKept?: string;
  /**
   * Orders with names of their own, the default one first. Without them the newest rows come first, and the list can be
   * sorted by each column that has a sort key.
   */
  orders?: readonly { key: string; words: TextId; sort: L['sort']; direction: Direction }[];
  views?: ListViews<L> | undefined;
  /** Actions with many rows, in the order of the selection bar; 'write' and 'export' stand for those two buttons. */
  bulk?: readonly (BulkAction<L> | 'write' | 'export')[];
  /** Another action that the result of an action offers for the same rows, to people with its permission. */
  afterBulk?: {
    action: string;
    offer: (done: readonly number[], onAsk: (ids: readonly number[]) => void) => ReactNode;
  };
  /**
   * Loads the ids of all rows that a search finds, and their names in the same order. Without it, the rows themselves
   * are loaded.
   */
  everyone?: (query: L['filter'] & Order<L>) => Promise<{ ids: number[]; names?: string[] | undefined }>;
  exports?: readonly ListExport<L>[];
  /** The filters that an export of a selection keeps; it drops all others, so that every selected row is found. */
  exportKeeps?: readonly KeyOf<L>[];
  /** The contract's keys of columns; an export contains those that are shown. */
  exportColumns?: readonly string[];
  /** The audience of a message to the people found, or to the chosen ones; null if nobody can be written to. */
  audience?: (filter: L['filter'], chosen?: Chosen<L>) => Audience | null;
  /** A sentence below the title; empty until it is known. */
  lead?: (given: Shown<L['facts']>) => string;
  /** Buttons in the page head before (`head`) and after (`headEnd`) those that every list has. */
  head?: (given: Shown<L['facts']>) => ReactNode;
  headEnd?: (given: Shown<L['facts']>) => ReactNode;
  /** The row that is open beside the list. */
  isCurrent?: (row: L['row'], facts: L['facts']) => boolean;
  /** What Enter does on a row; it may be nothing for this role. */
  open?: (row: L['row'], given: CellGiven<L>) => void;
  /** Whether a row that has left the list is still shown, for example while its dialog is open. */
  stays?: (id: number, acts: L['acts']) => boolean;
  /** The ISO instant until which a row that has left the list is still shown, for example while Undo is offered. */
  staysUntil?: (row: L['row']) => string | null;
  /** Above the rows, and directly below them. */
  notice?: (rows: readonly L['row'][], acts: L['acts']) => ReactNode;
  below?: (rows: readonly L['row'][]) => ReactNode;
  /** In place of the list where there is nothing to search yet; null while there is. */
  blank?: (given: Shown<L['facts']>) => ReactNode;
  /** @param rows of the list; none where a message is written to those whom it finds */
  useFacts: (filter: L['filter'], rows?: List<L['row'], L['answer']>) => L['facts'];
  useActs: (place: RowsPlace) => L['acts'];
}

/** What the list gives to the actions of its rows. */
export interface RowsPlace {
  /** Moves the focus from a row that leaves the list to one beside it. */
  leave: (id: number) => void;
  /** Reads the list again. */
  refresh: () => Promise<void>;
}

const NOTHING = {};

/** Completes a definition: a list without `useFacts` has no other data, and one without `useActs` no row actions. */
export const defineList = <L extends ListOf>(
  list: Omit<ListDefinition<L>, 'useFacts' | 'useActs'> &
    Partial<Pick<ListDefinition<L>, 'useFacts' | 'useActs'>>,
): ListDefinition<L> => ({ useFacts: () => NOTHING, useActs: () => NOTHING, ...list });
