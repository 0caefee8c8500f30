// Messages as a code and the values of its sentence; the sentences are in domain/src/words.
import type { ImportMessages } from './import-messages.ts';
import type { FieldMessages, RuleMessages } from './rules-messages.ts';
import type { StaffMessages } from './staff-messages.ts';
import type { NoValues } from './values.ts';
import type { VisitorMessages } from './visitor-messages.ts';

export interface Messages
  extends FieldMessages,
    RuleMessages,
    VisitorMessages,
    StaffMessages,
    ImportMessages {}
export type MessageCode = keyof Messages;

/** Values are raw: dates, hours, sen, lists and other messages; each language formats them. */
export type Message = { [C in MessageCode]: { code: C; values: Messages[C] } }[MessageCode];

/** Codes that need no values. */
type Plain = { [C in MessageCode]: NoValues extends Messages[C] ? C : never }[MessageCode];

export function message(code: Plain): Message;
export function message<C extends MessageCode>(code: C, values: Messages[C]): Message;
export function message(code: MessageCode, values: object = {}): Message {
  return { code, values } as Message;
}
