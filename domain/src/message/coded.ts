// Encodes a message as a string for libraries that only carry strings: schema issues and form field errors.
import type { Message } from './message.ts';

export const coded = ({ code, values }: Message): string => JSON.stringify([code, values]);

/** @returns null if the string is not an encoded message, such as an already translated sentence */
export function decoded(text: string): Message | null {
  if (!text.startsWith('["')) return null;
  const [code, values] = JSON.parse(text) as [Message['code'], object];
  return { code, values } as Message;
}
