// Saved views are shared by all staff of an edition; the author or an admin can remove one.
import { beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
beforeAll(() => createSmallEdition(test.db));

const VIEW = { list: 'registrations', name: ' Korean buyers ', query: 'country=South+Korea&sort=name' };
const viewsOf = async (by: Record<string, string>) =>
  (await test.get('/api/views?list=registrations', by)).json().views;
const remove = (id: number, headers: object) =>
  test.call({ method: 'DELETE', url: `/api/views/${id}`, headers: { ...headers } });

it('are visible to everyone, and removed by their author or by admins', async () => {
  const [one, other, admin] = await Promise.all([
    logInAs(test.db, 'editor'),
    logInAs(test.db, 'viewer'),
    logInAs(test.db, 'admin'),
  ]);
  const saved = await test.post('/api/views', VIEW, one);
  expect(saved.statusCode).toBe(201);
  const [view] = saved.json().views;
  expect(view).toMatchObject({ name: 'Korean buyers', query: VIEW.query, isRemovable: true });
  expect(await viewsOf(other)).toEqual([{ ...view, isRemovable: false }]);
  expect((await remove(view.id, other)).statusCode).toBe(404);
  expect(await viewsOf(admin)).toEqual([view]);
  expect((await remove(view.id, one)).json()).toEqual({ views: [] });
  await test.post('/api/views', VIEW, one);
  expect((await remove((await viewsOf(admin))[0].id, admin)).json()).toEqual({ views: [] });
});

it('are saved by those who may change what others see, and not by viewers', async () => {
  const viewer = await logInAs(test.db, 'viewer');
  expect((await test.post('/api/views', VIEW, viewer)).statusCode).toBe(403);
  expect(await viewsOf(viewer)).toEqual([]);
});

it('need a name that no other view of the list has', async () => {
  const one = await logInAs(test.db, 'editor');
  await test.post('/api/views', VIEW, one);
  const taken = await test.post('/api/views', { ...VIEW, name: 'korean BUYERS' }, one);
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({
    code: 'view.name-taken',
    fields: { name: 'There is already a view called korean BUYERS. Please choose another name.' },
  });
  const empty = await test.post('/api/views', { ...VIEW, name: '  ' }, one);
  expect(empty.json().fields.name).toBe('Please name the view.');
});

it('are limited to a hundred per list', async () => {
  const one = await logInAs(test.db, 'editor');
  const saved = async (list: string) => (await test.get(`/api/views?list=${list}`, one)).json().views.length;
  expect((await test.post('/api/views', { ...VIEW, list: 'hosted' }, one)).statusCode).toBe(201);
  const first = await readRow(test.db, 'saved_view', { list: 'hosted' }, [
    'edition_id',
    'list',
    'query',
    'saved_by',
    'saved_at',
  ]);
  const more = Array.from({ length: 99 }, (_, index) => ({ ...first, name: `View ${index}` }));
  await test.db.insertInto('saved_view').values(more).execute();
  expect(await saved('hosted')).toBe(100);
  const refused = await test.post('/api/views', { ...VIEW, list: 'hosted', name: 'One more' }, one);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('This list already has 100 saved views. Please remove one first.');
  expect((await test.post('/api/views', { ...VIEW, name: 'Of another list' }, one)).statusCode).toBe(201);
  expect((await test.post('/api/views', { ...VIEW, query: 'x'.repeat(2001) }, one)).statusCode).toBe(422);
});
