// Limits of an application upload: how much, and how slowly it may arrive.
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_LIMIT_COUNT } from '@visavis/domain/document/schema';
import { SHARES } from '../../http/limits.ts';
import type { QueueLimits } from '../../http/queue.ts';

/** A minimum rate, enforced once the body is behind by more than the grace. */
export interface Pace {
  bytesPerSecond: number;
  graceMs: number;
}

export interface UploadLimits {
  /** Largest body in bytes: every file at its largest, plus the parts between them. */
  bodyBytes: number;
  /** Longest time for a whole body, in milliseconds. Waiting for other uploads does not count. */
  wholeMs: number;
  /** Longest stall of a body, in milliseconds. */
  stallMs: number;
  /** A slower body is refused. */
  least: Pace;
  /** A slower body gives way to waiting uploads, the slowest first. */
  steady: Pace;
  /** How many are read concurrently. */
  places: QueueLimits;
  /** After a refusal, further bytes are discarded for this long and up to this much, so that the response is read. */
  drainMs: number;
  drainBytes: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  bodyBytes: DOCUMENT_LIMIT_COUNT * DOCUMENT_LIMIT_BYTES + 520_000,
  wholeMs: 300_000,
  stallMs: 10_000,
  least: { bytesPerSecond: 8_000, graceMs: 5_000 },
  steady: { bytesPerSecond: 64_000, graceMs: 1_000 },
  places: SHARES.uploads,
  drainMs: 3000,
  drainBytes: 32_000_000,
};

/** For a part that is not a file: the longest form is under ten thousand bytes. */
export const FIELD_LIMIT_BYTES = 32_000;
