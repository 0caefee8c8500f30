// Runs a staff write in the edition that it concerns, and refuses a call that names another one.
import type { Endpoint } from '@visavis/contract/endpoint';
import { grantOf } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import { AppError } from './app-error.ts';
import { EDITION_OF_WRITES, type EditionOfWrite, type Stored } from './edition-of-writes.ts';

/** The editions of records by id or reference; nonexistent records have none. */
export type FindEditions = (
  thing: Stored,
  ids: readonly (number | string)[],
) => Promise<{ id: number; name: string }[]>;

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** What a call concerns if it is a staff write; null for any other call. */
export function editionOfWrite({
  method,
  path,
  permission,
}: Pick<Endpoint, 'method' | 'path' | 'permission'>): EditionOfWrite | null {
  if (method === 'GET' || permission === 'anyone' || grantOf(permission).link !== undefined) return null;
  const found = EDITION_OF_WRITES[`${method} ${path}`];
  if (found === undefined)
    throw new Error(`${method} ${path} is not in EDITION_OF_WRITES: which edition is it about?`);
  return found;
}

/**
 * @param named the edition that the header names; undefined without one
 * @returns the edition that the call runs in; undefined for the one that the dashboard shows
 * @throws AppError 'edition.other', and 'request.unreadable' if an edition must be named
 */
export async function editionToRunIn(
  about: EditionOfWrite | null,
  { named, input, findEditions }: { named: number | undefined; input: Input; findEditions: FindEditions },
): Promise<number | undefined> {
  const [inQuery] = valuesAt(input, 'query.edition');
  const wanted = inQuery === undefined ? named : Number(inQuery);
  if (about === 'named' && wanted === undefined)
    throw new AppError('request.unreadable', message('edition.not-named'));
  if (about === 'address') return Number(valuesAt(input, 'params.id')[0]);
  if (about === null || typeof about === 'string') return named;
  const [thing, where] = about;
  const kind = thing === 'params.kind' ? (valuesAt(input, thing)[0] as Stored) : thing;
  const owners = await findEditions(kind, valuesAt(input, where));
  const [first, second] = owners;
  const other = owners.find(({ id }) => id !== (wanted ?? first?.id));
  if (other) throw new AppError('edition.other', message('edition.other', { name: other.name }));
  return second ? wanted : (first?.id ?? named);
}

/** The values at a path of names; each member of a list counts. */
function valuesAt(input: Input, path: string): (number | string)[] {
  let found: unknown[] = [input];
  for (const name of path.split('.'))
    found = found.flatMap((one) => (one as Record<string, unknown> | undefined)?.[name] ?? []);
  return found as (number | string)[];
}
