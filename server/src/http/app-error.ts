// The one error that services throw: a stable code, and a sentence for the person who caused it.
import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';
import type { LostSlot, Schedule } from '@visavis/domain/meeting/schema';

interface Details {
  fields?: Record<string, string>;
  refusedFiles?: ErrorAnswer['refusedFiles'];
  lost?: LostSlot[];
  /** The meeting as it is now. */
  meeting?: Schedule;
  /** The application, booking or payment as it is now. */
  application?: ErrorAnswer['application'];
  booking?: ErrorAnswer['booking'] | undefined;
  attempt?: ErrorAnswer['attempt'] | undefined;
  /** Start hours that could be had instead. */
  freeHours?: number[];
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

/** What a person is told when work still conflicts with others' after many attempts. */
export const busy = (cause?: unknown): AppError =>
  new AppError('server.unavailable', 'Many people are booking right now. Please try again.', {
    retryAfterSeconds: 1,
    cause,
  });
