// Text of a request in a form that the database stores: PostgreSQL takes neither NUL nor half of a surrogate pair.

/** The halves of a pair in order are one character, and no match. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** As in every line that is cleaned (`cleanLine`): a blank in its place. */
const storable = (text: string): string => text.replace(UNSTORABLE, ' ');

/**
 * Cleans every text and every key of parsed JSON or a parsed query, in place: nobody types such characters, and a form
 * that has one, such as by a paste, shows nothing that its reader could mend. Iterates, as JSON may be nested deeper
 * than the stack.
 */
export function cleanForStorage(data: unknown): unknown {
  if (typeof data === 'string') return storable(data);
  const open = [data];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const holder = one as Record<string, unknown>;
    for (const [key, value] of Object.entries(holder)) {
      const name = storable(key);
      if (name !== key) delete holder[key];
      if (name !== key || typeof value === 'string')
        holder[name] = typeof value === 'string' ? storable(value) : value;
      if (typeof value === 'object') open.push(value);
    }
  }
  return data;
}
