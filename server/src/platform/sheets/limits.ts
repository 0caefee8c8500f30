// Limits of a file with a table, and the refusals of files that cannot be read.
import { type Message, message } from '@visavis/domain/message/message';

export interface SheetLimits {
  /** Of the file. */
  bytes: number;
  /** Of everything in an archive that is read, after decompression. */
  unpackedBytes: number;
  /** Cells with something in them, over all sheets. */
  cells: number;
  /** Rows and columns of a sheet, empty ones included. */
  rows: number;
  columns: number;
  /** Of a cell; the rest of its text is left out, as spreadsheets do. */
  cellLength: number;
  /** Of all cells, in characters: one long text may be that of a million cells. */
  characters: number;
  /** Texts, formats and merged ranges that a workbook may name, and rows that its merges may cover together. */
  parts: number;
}

/** Ten thousand exhibitors with forty thousand products fit four times over. */
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

/** Thrown for a file that cannot be read; the reason is for the person who chose it. */
export class SheetRefusal extends Error {
  override name = 'SheetRefusal';
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}
