// Limits for files with tables, and the refusals of files that cannot be read.
import { type Message, message } from '@visavis/domain/message/message';

export interface SheetLimits {
  /** Size of the file. */
  bytes: number;
  /** Total size of everything read from an archive, after decompression. */
  unpackedBytes: number;
  /** Non-empty cells in all sheets. */
  cells: number;
  /** Rows and columns of a sheet, including empty ones. */
  rows: number;
  columns: number;
  /** Characters per cell; the rest is cut off, as spreadsheets do. */
  cellLength: number;
  /** Characters in all cells together, since a million cells may share one long text. */
  characters: number;
  /** Texts, formats and merged ranges that a workbook may contain, and rows that its merges may cover in total. */
  parts: number;
}

/** Enough for four times ten thousand exhibitors with forty thousand products. */
export const SHEET_LIMITS: SheetLimits = {
  bytes: 20_000_000,
  unpackedBytes: 150_000_000,
  cells: 900_000,
  rows: 100_000,
  columns: 200,
  // Excel's own limit.
  cellLength: 32_767,
  characters: 50_000_000,
  parts: 1_000_000,
};

export const tooManyCells = ({ cells }: SheetLimits): SheetRefusal =>
  new SheetRefusal(message('import.too-many-cells', { most: cells }));

/** Thrown for a file that cannot be read; the reason is meant for the person who chose it. */
export class SheetRefusal extends Error {
  override name = 'SheetRefusal';
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}
