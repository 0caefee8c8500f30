// The types that a list is made of.

/** The types of a list. */
export interface ListOf {
  row: { id: number };
  /** As the endpoint takes it. */
  filter: object;
  /** By what the list can be sorted. */
  sort: string;
  /** What else is known beside the rows: numbers of the views, options of the filters. */
  facts: object;
  /** What can be done with one row. */
  acts: object;
}

export type Direction = 'ascending' | 'descending';

export interface Order<L extends ListOf> {
  sort?: L['sort'] | undefined;
  direction?: Direction | undefined;
}

/** Rows that were chosen: all by their ids, and those that were seen. */
export interface Chosen<L extends ListOf> {
  ids: readonly number[];
  rows: readonly L['row'][];
}
