// The one error that services throw: a stable code, and a message for the person who caused it.

import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';
import type { LostSlot, Schedule } from '@visavis/domain/meeting/schema';
import { decoded } from '@visavis/domain/message/coded';
import { type Message, message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';

/** What is wrong with each refused field, by its path, such as 'registration.email'; rules give coded messages. */
export type FieldMessages = Record<string, Message | string>;

function messageOf(said: Message | string): Message {
  const found = typeof said === 'string' ? decoded(said) : said;
  if (!found) throw new TypeError(`'${said}' is no coded message`);
  return found;
}

interface Given {
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

const messagesOf = (fields: FieldMessages): Record<string, Message> =>
  Object.fromEntries(Object.entries(fields).map(([path, said]) => [path, messageOf(said)]));

type Details = Omit<Given, 'fields'> & { fields?: Record<string, Message> };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: Message;
  readonly details: Details;

  constructor(code: ErrorCode, said: Message | string, { fields, ...details }: Given = {}) {
    const reason = messageOf(said);
    super(inEnglish(reason), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = reason;
    this.details = fields ? { ...details, fields: messagesOf(fields) } : details;
  }
}

/** What a person is told when work still conflicts with others' after many attempts. */
export const busy = (cause?: unknown): AppError =>
  new AppError('server.unavailable', message('server.busy'), {
    retryAfterSeconds: 1,
    cause,
  });
