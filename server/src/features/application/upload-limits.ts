// How much an application may send, how long it may take, and how many may send at a time.
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_LIMIT_COUNT } from '@visavis/domain/document/schema';

export interface UploadLimits {
  /** Largest body in bytes: every file at its largest, and room for what stands between them. */
  bodyBytes: number;
  /** After this a body that is still coming is refused, in milliseconds. */
  wholeMs: number;
  /** A body of which nothing comes for this long is refused, in milliseconds. */
  stallMs: number;
  /** Uploads that are read at a time: each holds one file in memory. */
  places: number;
  /** Of these, those of one address. */
  placesPerAddress: number;
  /** Uploads that wait for a place before others are sent away. */
  waiting: number;
  /** How long an upload waits for a place, in milliseconds. */
  waitMs: number;
  /** After a refusal, what still comes is thrown away for this long and up to this much, so that the answer is read. */
  lingerMs: number;
  lingerBytes: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  bodyBytes: DOCUMENT_LIMIT_COUNT * DOCUMENT_LIMIT_BYTES + 520_000,
  wholeMs: 60_000,
  stallMs: 10_000,
  places: 6,
  placesPerAddress: 3,
  waiting: 100,
  waitMs: 10_000,
  lingerMs: 3000,
  lingerBytes: 32_000_000,
};

/** Of one part that is no file: the longest form is under ten thousand bytes. */
export const FIELD_LIMIT_BYTES = 32_000;
