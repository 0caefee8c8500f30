// A file as organisers really have them, with the expected outcome of its import.
import type { ImportField } from '@visavis/domain/import/fields';
import type { ImportDecision, RowResult } from '@visavis/domain/import/plan-types';
import type { MessageCode } from '@visavis/domain/message/message';

export interface NastyFile {
  name: string;
  bytes: () => Buffer;
  decisions?: readonly ImportDecision[];
  /** The message for a file that cannot be read. */
  fails?: MessageCode;
  /** 'format encoding delimiter', as far as they apply. */
  read?: string;
  /** The field of each column. */
  columns?: readonly (ImportField | null)[];
  /** Created or changed exhibitors: 'company | booth | hall | country'. */
  exhibitors?: readonly string[];
  /** The result of each row. */
  results?: readonly RowResult[];
  /** The first note of each refused row. */
  refusals?: readonly MessageCode[];
  /** Names of created products. */
  products?: readonly string[];
  /** Names of sub-categories added to exhibitors. */
  subCategories?: readonly string[];
  /** Blocked hours: 'day minute'. */
  blocked?: readonly string[];
  /** Kinds and labels of reported problems. */
  troubles?: readonly string[];
  /** What was repaired: heading row, broken texts, unusable cells, footers. */
  mended?: readonly [heading: number, broken: number, leftOut: number, footers: number];
  /** A stored text by field. */
  texts?: Readonly<Record<string, string>>;
  pictures?: readonly string[];
}
