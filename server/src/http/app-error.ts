// The one error that services throw: a stable code, and a sentence for the person who caused it.
import type { ErrorCode } from '@visavis/contract/errors';
import type { LostSlot } from '@visavis/domain/meeting/schema';

interface Details {
  fields?: Record<string, string>;
  lost?: LostSlot[];
  /** Seconds after which a repeat may succeed. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, sentence: string, details: Details = {}) {
    super(sentence, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
