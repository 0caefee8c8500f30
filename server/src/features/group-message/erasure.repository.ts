// Removes searches that identify an erased person from the audiences of messages.
import type { Audience } from '@visavis/contract/group-message/message';
import { filterNames, type Searched } from '@visavis/domain/person/stored-search';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { COUNTRY_MEANINGS } from '../country/public.ts';
import type { MessageRow } from './repository.ts';

/**
 * Such a message then reaches nobody: without its search it would reach everybody. A scheduled one becomes a draft
 * again.
 */
export async function emptyAudiences(
  transaction: Transaction<Database>,
  person: Searched,
  now: Date,
): Promise<void> {
  const messages = await transaction
    .selectFrom('group_message')
    .select(['id', 'audience'])
    .where(sql<boolean>`audience ? 'filter'`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, audience } of messages as { id: number; audience: Audience }[]) {
    if (!('filter' in audience) || !namesPerson(audience.filter, person)) continue;
    const nobody = { programme: audience.programme, ids: [] };
    await transaction
      .updateTable('group_message')
      .set({
        audience: JSON.stringify(nobody),
        emptied_at: now,
        changed_at: now,
        version: sql<number>`version + 1`,
        state: sql<MessageRow['state']>`case state when 'scheduled' then 'draft' else state end`,
        send_at: sql<Date | null>`case state when 'scheduled' then null else send_at end`,
      })
      .where('id', '=', id)
      .execute();
  }
}

function namesPerson(filter: object, person: Searched): boolean {
  return Object.entries(filter).some(
    ([key, value]) => typeof value === 'string' && filterNames([key, value], person, COUNTRY_MEANINGS),
  );
}
