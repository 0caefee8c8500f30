// Cleans the text of requests for the database: PostgreSQL accepts neither NUL nor lone surrogates.

/** Two surrogates that form a pair are one character, and do not match. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** Replaces it with a space, as `cleanLine` does in every cleaned line. */
const storable = (text: string): string => text.replace(UNSTORABLE, ' ');

/**
 * Cleans every text and every key of parsed JSON or a parsed query, in place: nobody types such characters, and a form
 * with a pasted one shows nothing that its reader could correct. Iterates, as JSON may be nested deeper than the stack.
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
