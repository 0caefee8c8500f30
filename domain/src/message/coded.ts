// Encodes a message as a string for libraries that only carry strings: schema issues and form field errors.
import type { Message } from './message.ts';

declare const encoded: unique symbol;
/** A message encoded as a string; plain sentences are not assignable. */
export type CodedText = string & { readonly [encoded]: true };

export const coded = ({ code, values }: Message): CodedText => JSON.stringify([code, values]) as CodedText;

/** @returns null if the string is not an encoded message, such as an already translated sentence */
export function decoded(text: string): Message | null {
  if (!text.startsWith('["')) return null;
  const [code, values] = JSON.parse(text) as [Message['code'], object];
  return { code, values } as Message;
}
