// Limits of a file with a table, and the refusals of files that cannot be read.
import type { Message } from '@visavis/domain/message/message';

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
}

/** Ten thousand exhibitors with forty thousand products fit four times over. */
export const SHEET_LIMITS: SheetLimits = {
  bytes: 20_000_000,
  unpackedBytes: 150_000_000,
  cells: 900_000,
  rows: 100_000,
  columns: 200,
};

/** Thrown for a file that cannot be read; the reason is for the person who chose it. */
export class SheetRefusal extends Error {
  override name = 'SheetRefusal';
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}
