// A message as one string, where a library carries strings: issues of schemas, errors of form fields.
import type { Message } from './message.ts';

export const coded = ({ code, values }: Message): string => JSON.stringify([code, values]);

/** @returns null where the string is no message, such as a sentence that was put into words already */
export function decoded(text: string): Message | null {
  if (!text.startsWith('["')) return null;
  const [code, values] = JSON.parse(text) as [Message['code'], object];
  return { code, values } as Message;
}
