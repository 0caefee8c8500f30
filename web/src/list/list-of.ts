// The types that a list is generic in.

/** The types of one list. */
export interface ListOf {
  row: { id: number };
  /** The filter as the endpoint accepts it. */
  filter: object;
  /** The sort keys. */
  sort: string;
  /** What the response says beside the rows. */
  answer: unknown;
  /** What else is known beside the rows: numbers of the views, options of the filters. */
  facts: object;
  /** The actions of one row. */
  acts: object;
}

export type Direction = 'ascending' | 'descending';

export interface Order<L extends ListOf> {
  sort?: L['sort'] | undefined;
  direction?: Direction | undefined;
}

/** A selection: all ids, and the rows among them that have been loaded. */
export interface Chosen<L extends ListOf> {
  ids: readonly number[];
  rows: readonly L['row'][];
}
