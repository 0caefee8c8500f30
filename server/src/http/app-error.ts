// The one error that services throw: a stable code, and a message for the person who caused it.

import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';
import type { LostSlot, Schedule } from '@visavis/domain/meeting/schema';
import { type Message, message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';

/** @param said a message, or a sentence of a rule in English */
export const englishOf = (said: Message | string): string =>
  typeof said === 'string' ? said : inEnglish(said);

/** What is wrong with each refused field, by its path, such as 'registration.email'. */
export type FieldMessages = Record<string, Message | string>;

interface Details {
  fields?: FieldMessages;
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
  readonly reason?: Message;
  readonly details: Details;

  constructor(code: ErrorCode, reason: Message | string, details: Details = {}) {
    super(englishOf(reason), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    if (typeof reason !== 'string') this.reason = reason;
    this.details = details;
  }
}

/** What a person is told when work still conflicts with others' after many attempts. */
export const busy = (cause?: unknown): AppError =>
  new AppError('server.unavailable', message('server.busy'), {
    retryAfterSeconds: 1,
    cause,
  });
