// Routes of the tags that staff put on people.
import { listTags as listTagsEndpoint, tagPeople } from '@visavis/contract/tag/endpoints';
import type { Binder } from '../../http/bind.ts';
import { listTags } from './repository.ts';
import { changeTags, type TagDependencies } from './service.ts';

export function tagRoutes(bind: Binder, dependencies: TagDependencies): void {
  const { db, editions } = dependencies;
  bind(listTagsEndpoint, async ({ query: { programme = 'all' } }) => {
    const { editionId } = await editions.forStaff();
    return { tags: await listTags(db, { editionId, programme }) };
  });
  bind(tagPeople, ({ body, caller }) => changeTags(dependencies, body, caller));
}
