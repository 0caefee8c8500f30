// Removes searches that name an erased person from saved views.
import { filterNames, type Searched, textNames } from '@visavis/domain/person/stored-search';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { COUNTRY_MEANINGS } from '../country/public.ts';

export async function emptyViews(
  transaction: Transaction<Database>,
  person: Searched,
  now: Date,
): Promise<void> {
  const views = await transaction
    .selectFrom('saved_view')
    .select(['id', 'name', 'query'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, name, query } of views) {
    const left = withoutPerson(query, person);
    const isNamed = textNames(name, person);
    if (left === query && !isNamed) continue;
    await transaction
      .updateTable('saved_view')
      .set({ query: left, emptied_at: now, ...(isNamed && { name: `Erased ${id}` }) })
      .where('id', '=', id)
      .execute();
  }
}

/** @param query of a URL, returned unchanged if nothing in it names the person */
function withoutPerson(query: string, person: Searched): string {
  const parts = [...new URLSearchParams(query)];
  const left = parts.filter((part) => !filterNames(part, person, COUNTRY_MEANINGS));
  return left.length === parts.length ? query : new URLSearchParams(left).toString();
}
