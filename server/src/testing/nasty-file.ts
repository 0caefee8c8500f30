// A file as organisers really have them, with what an import must make of it.
import type { ImportField } from '@visavis/domain/import/fields';
import type { ImportDecision, RowResult } from '@visavis/domain/import/plan-types';
import type { MessageCode } from '@visavis/domain/message/message';

export interface NastyFile {
  name: string;
  bytes: () => Buffer;
  decisions?: readonly ImportDecision[];
  /** The message of a file that is not read. */
  fails?: MessageCode;
  /** 'format encoding delimiter', as far as it has them. */
  read?: string;
  /** What each column holds. */
  columns?: readonly (ImportField | null)[];
  /** Created or changed: 'company | booth | hall | country'. */
  exhibitors?: readonly string[];
  /** Of each row. */
  results?: readonly RowResult[];
  /** The first note of each row that is refused. */
  refusals?: readonly MessageCode[];
  /** Names of products that are created. */
  products?: readonly string[];
  /** Sub-categories that are added to exhibitors, by name. */
  subCategories?: readonly string[];
  /** Blocked hours: 'day minute'. */
  blocked?: readonly string[];
  /** Kinds and labels of troubles. */
  troubles?: readonly string[];
  /** What was put right: heading row, broken texts, cells that cannot be used, footers. */
  mended?: readonly [heading: number, broken: number, leftOut: number, footers: number];
  /** A text that is stored, by field. */
  texts?: Readonly<Record<string, string>>;
  pictures?: readonly string[];
}
