// The one error that services throw: a stable code, and a message for the person who caused it.

import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';
import type { LostSlot, Schedule } from '@visavis/domain/meeting/schema';
import { type CodedText, decoded } from '@visavis/domain/message/coded';
import { type Message, message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';

/** The message for each refused field, by its path, such as 'registration.email'; rules give coded messages. */
export type FieldMessages = Record<string, Message | string>;

/** @throws TypeError if the text is a plain sentence rather than a coded message */
export function messageOf(text: Message | string): Message {
  const found = typeof text === 'string' ? decoded(text) : text;
  if (!found) throw new TypeError(`'${text}' is not a coded message`);
  return found;
}

interface Given {
  fields?: FieldMessages;
  refusedFiles?: ErrorAnswer['refusedFiles'];
  lost?: LostSlot[];
  /** The current meeting. */
  meeting?: Schedule;
  /** The current tree of categories. */
  categoryTree?: ErrorAnswer['categoryTree'];
  /** The current edition, application, booking, contact, payment or text. */
  edition?: ErrorAnswer['edition'] | undefined;
  /** What a change of days, hours or exhibitors affects. */
  impact?: ErrorAnswer['impact'];
  /** What a change of settings would delete. */
  deletion?: ErrorAnswer['deletion'];
  application?: ErrorAnswer['application'];
  exhibitor?: ErrorAnswer['exhibitor'];
  /** The meetings that prevent a change of their exhibitor. */
  inTheWay?: ErrorAnswer['inTheWay'];
  booking?: ErrorAnswer['booking'] | undefined;
  contact?: ErrorAnswer['contact'];
  attempt?: ErrorAnswer['attempt'] | undefined;
  text?: ErrorAnswer['text'] | undefined;
  /** The current import. */
  import?: ErrorAnswer['import'];
  /** Alternative starts that are free, in minutes. */
  freeHours?: number[];
  /** Seconds after which a retry may succeed. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

const messagesOf = (fields: FieldMessages): Record<string, Message> =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, messageOf(text)]));

type Details = Omit<Given, 'fields'> & { fields?: Record<string, Message> };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: Message;
  readonly details: Details;

  constructor(code: ErrorCode, text: Message | CodedText, { fields, ...details }: Given = {}) {
    const reason = messageOf(text);
    super(inEnglish(reason), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = reason;
    this.details = fields ? { ...details, fields: messagesOf(fields) } : details;
  }
}

/** The error shown when a transaction still conflicts with others after many attempts. */
export const busy = (cause?: unknown): AppError =>
  new AppError('server.unavailable', message('server.busy'), {
    retryAfterSeconds: 1,
    cause,
  });
