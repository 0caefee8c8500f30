// Adds a tag to people and removes it: in one statement for all, recorded for each.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { tagPeople } from '@visavis/contract/tag/endpoints';
import { message } from '@visavis/domain/message/message';
import { TAG_LIMIT } from '@visavis/domain/person/tag';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordActions } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import type { EditionService } from '../edition/public.ts';
import {
  countTags,
  findTag,
  holdPeople,
  insertTag,
  lockTags,
  putTag,
  removeUnused,
  takeTag,
} from './repository.ts';

export interface TagDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

/** @throws AppError 'request.invalid' if a new name would exceed the limit of tags */
export async function changeTags(
  { db, clock, editions }: TagDependencies,
  { action, name, ids }: HandlerInput<typeof tagPeople>['body'],
  organiser: Organiser,
): Promise<Output<typeof tagPeople>> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  return retryOnConflict(() =>
    db.transaction().execute(async (transaction) => {
      await lockTags(transaction, editionId);
      const people = await holdPeople(transaction, editionId, ids);
      const known = new Map(people.map((person) => [person.id, person]));
      const gone = [...new Set(ids)].filter((id) => !known.has(id));
      const isAdding = action === 'add';
      const tag =
        (await findTag(transaction, editionId, name)) ??
        (isAdding && people.length > 0 ? await addTag(transaction, { editionId, name, now }) : null);
      if (!tag) return { name, changed: [], gone };
      const changed = await (isAdding ? putTag : takeTag)(transaction, tag.id, [...known.keys()]);
      await recordActions(
        transaction,
        changed.flatMap((id) => {
          const person = known.get(id);
          if (!person) return [];
          return [
            {
              at: now,
              actor: organiser,
              action: isAdding ? ('person.tag' as const) : ('person.untag' as const),
              subject: `${person.name} (${person.reference})`,
              registrationId: id,
              after: { tag: tag.name },
            },
          ];
        }),
      );
      if (!isAdding) await removeUnused(transaction, editionId);
      return { name: tag.name, changed, gone };
    }),
  );
}

async function addTag(
  transaction: Transaction<Database>,
  tag: { editionId: number; name: string; now: Date },
): Promise<{ id: number; name: string }> {
  // A person deleted or erased meanwhile may have been the last with a tag.
  await removeUnused(transaction, tag.editionId);
  if ((await countTags(transaction, tag.editionId)) >= TAG_LIMIT) {
    const tooMany = message('tag.too-many', { most: TAG_LIMIT });
    throw new AppError('request.invalid', tooMany, { fields: { name: tooMany } });
  }
  return insertTag(transaction, tag);
}
