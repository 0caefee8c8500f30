// Tags of people: one spelling for all, a limit, bulk changes, exact undo, and removal with the person.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { TAG_LIMIT } from '@visavis/domain/person/tag';
import { beforeAll, expect, it } from 'vitest';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';

const stand = prepareOnce(openReview);
let people: MeetingGroup[];
beforeAll(async () => {
  people = [];
  for (const [index, maker] of [1, 2, 3].entries())
    people.push(await stand.register([[maker, 1, 660]], { email: `tag${index}@kenari.example` }));
});

const change = (action: 'add' | 'remove', name: string, ids: number[], headers = stand.editor) =>
  stand.test.post('/api/tags', { action, name, ids }, headers);
const idsOf = async (query: string): Promise<number[]> =>
  (await stand.test.get(`/api/meetings/ids?${query}`, stand.viewer)).json().ids;
const tagsOf = async ({ id }: { id: number }) => (await stand.group(id)).tags;
const listed = async (query = '') => (await stand.test.get(`/api/tags${query}`, stand.viewer)).json().tags;

it('are added to many at once, have one spelling, and combine with every other filter', async () => {
  const [one, two, three] = people as [MeetingGroup, MeetingGroup, MeetingGroup];
  expect((await change('add', 'VIP', [one.id, two.id])).json()).toEqual({
    name: 'VIP',
    changed: [one.id, two.id],
    gone: [],
  });
  // Another spelling is the same tag, and people who already have it are not counted as changed.
  const again = (await change('add', ' vïp ', [two.id, three.id, 2147483647])).json();
  expect(again).toEqual({ name: 'VIP', changed: [three.id], gone: [2147483647] });
  await change('add', 'Press', [one.id]);
  expect(await tagsOf(one)).toEqual(['Press', 'VIP']);
  expect(await listed('?programme=business')).toEqual([
    { name: 'Press', total: 1 },
    { name: 'VIP', total: 3 },
  ]);
  expect(await idsOf('tag=vip&sort=registered')).toEqual([one.id, two.id, three.id]);
  expect(await idsOf('tag=press')).toEqual([one.id]);
  expect(await idsOf('tag=vip&status=Approved')).toEqual([]);
  expect(await idsOf('tag=nobody')).toEqual([]);
  const counts = (await stand.test.get('/api/meetings/counts?tag=vip', stand.viewer)).json();
  expect(counts).toMatchObject({ total: 3, progress: { 'to-decide': 3 } });
  const page = await stand.test.get('/api/meetings?limit=10&tag=press', stand.viewer);
  expect(page.headers['x-total-count']).toBe('1');
  const csv = (
    await stand.test.get('/api/exports/registrations?format=csv&columns=tags&tag=press', stand.editor)
  ).body;
  expect(csv).toContain('Press; VIP');
});

it('are removed from many at once, and deleted with their last use', async () => {
  const ids = people.map(({ id }) => id);
  expect((await change('remove', 'PRESS', ids)).json().changed).toEqual([ids[0]]);
  expect(await listed()).toEqual([{ name: 'VIP', total: 3 }]);
  expect(await stand.test.db.selectFrom('tag').select('name').execute()).toEqual([{ name: 'VIP' }]);
  expect((await change('remove', 'Press', ids)).json()).toEqual({ name: 'Press', changed: [], gone: [] });
});

it('belong to applicants too', async () => {
  const buyer = await createHostedBuyer(stand.test.db, stand.edition.editionId);
  await change('add', 'vip', [buyer.registrationId]);
  const { data } = (await stand.test.get('/api/hosted?tag=VIP', stand.viewer)).json();
  expect(data).toMatchObject([{ id: buyer.registrationId, tags: ['VIP'] }]);
  expect(await listed('?programme=hosted')).toEqual([{ name: 'VIP', total: 1 }]);
  expect((await stand.test.get('/api/hosted/counts?tag=vip', stand.viewer)).json().total).toBe(1);
  const csv = (await stand.test.get('/api/exports/hosted?format=csv&tag=vip', stand.editor)).body;
  expect(csv).toContain('VIP');
});

it('are refused with a message when empty, too long, or beyond the limit, and for viewers', async () => {
  const [{ id }] = people as [MeetingGroup];
  expect((await change('add', '  ', [id])).json().fields).toEqual({ name: 'Please name the tag.' });
  expect((await change('add', 'x'.repeat(31), [id])).json().fields).toEqual({
    name: 'A tag has at most 30 characters.',
  });
  expect((await change('add', 'Mine', [id], stand.viewer)).statusCode).toBe(403);
  for (let count = (await listed()).length; count < TAG_LIMIT; count += 1)
    await change('add', `Tag ${count}`, [id]);
  const refused = await change('add', 'One more', [id]);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields.name).toContain('There are already 50 tags.');
  // An existing tag can still be added to others.
  expect((await change('add', 'vip', [id])).statusCode).toBe(200);
});

it('are added by two at once without a conflict, within the limit', async () => {
  const [one, two] = people as [MeetingGroup, MeetingGroup];
  await change('remove', 'Tag 10', [one.id]);
  const answers = await Promise.all([
    change('add', 'Both', [one.id, two.id]),
    change('add', 'both', [two.id, one.id]),
    change('add', 'Neither', [two.id]),
    change('add', 'VIP', [two.id]),
  ]);
  // One place was left, so one of the two new names got it.
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 422)).not.toHaveLength(0);
  expect(await listed()).toHaveLength(TAG_LIMIT);
});

it('appear in the history, and are removed with a person who is deleted', async () => {
  const [one, two] = people as [MeetingGroup, MeetingGroup];
  const person = (await stand.test.get(`/api/people/${one.registrationNumber}`, stand.viewer)).json();
  expect(person.history.map(({ action }: { action: string }) => action)).toContain('person.untag');
  const { id, user_id, visitor_company_id } = two;
  await stand.test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
  const left = await readRows(stand.test.db, 'registration_tag', { registration_id: id });
  expect(left).toEqual([]);
  expect((await change('add', 'vip', [id])).json()).toMatchObject({ changed: [], gone: [id] });
});
