// How much an application may send, and how slowly it may come.
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_LIMIT_COUNT } from '@visavis/domain/document/schema';
import { SHARES } from '../../http/limits.ts';
import type { QueueLimits } from '../../http/queue.ts';

/** So many bytes a second, once more than so many seconds' worth are owed. */
export interface Pace {
  bytesPerSecond: number;
  graceMs: number;
}

export interface UploadLimits {
  /** Largest body in bytes: every file at its largest, and room for what stands between them. */
  bodyBytes: number;
  /** After this a body that is still coming is refused, in milliseconds. Waiting for others does not count. */
  wholeMs: number;
  /** A body of which nothing comes for this long is refused, in milliseconds. */
  stallMs: number;
  /** A body that comes more slowly is refused. */
  least: Pace;
  /** One that comes more slowly gives way to whoever waits, the slowest first. */
  steady: Pace;
  /** How many are read at a time. */
  places: QueueLimits;
  /** After a refusal, what still comes is thrown away for this long and up to this much, so that the answer is read. */
  lingerMs: number;
  lingerBytes: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  bodyBytes: DOCUMENT_LIMIT_COUNT * DOCUMENT_LIMIT_BYTES + 520_000,
  wholeMs: 300_000,
  stallMs: 10_000,
  least: { bytesPerSecond: 8_000, graceMs: 5_000 },
  steady: { bytesPerSecond: 64_000, graceMs: 1_000 },
  places: SHARES.uploads,
  lingerMs: 3000,
  lingerBytes: 32_000_000,
};

/** Of one part that is no file: the longest form is under ten thousand bytes. */
export const FIELD_LIMIT_BYTES = 32_000;
