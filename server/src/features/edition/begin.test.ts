// An organiser leaves the demo: it closes for good, and an empty draft is created; visitors see neither.
import { expect, it, onTestFinished } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { prepareEdition } from './prepare.service.ts';

const prepareAt = (db: Parameters<typeof prepareEdition>[0], instant: string) =>
  prepareEdition(db, {
    now: new Date(instant),
    demo: {
      settings: { name: 'Beauty Show', contacts: { email: 'pr@show.example', whatsapp: '+60 12-345 6789' } },
      readLists: async () => ({
        categories: [{ name: 'Skincare', subCategories: ['Serums'] }],
        exhibitors: [],
        registrations: [],
      }),
    },
  });

const TYPED = { name: 'Gulf Beauty Days', contactEmail: 'fair@gulf-beauty.org' };

it('closes the demo, creates one empty draft, and records both; visitors see that there is none yet', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  await prepareAt(test.db, '2026-03-01T00:00:00Z');
  const admin = await logInAs(test.db, 'admin');
  const [demo] = (await test.get('/api/editions', admin)).json();
  const begin = (version: number, headers = admin) =>
    test.post(`/api/editions/${demo.id}/begin-own`, { version, ...TYPED }, headers);
  expect((await begin(demo.version, await logInAs(test.db, 'editor'))).statusCode).toBe(403);
  expect((await begin(demo.version + 1)).json().code).toBe('edition.stale');
  const begun = await begin(demo.version);
  expect(begun.statusCode).toBe(201);
  expect(begun.json()).toMatchObject({
    state: 'draft',
    isDemo: false,
    name: TYPED.name,
    settings: { contactEmail: TYPED.contactEmail, contactWhatsapp: '', senderName: '', wordmarkFirst: '' },
  });
  expect(begun.body).not.toContain('Beauty Show');
  expect(begun.body).not.toContain('pr@show.example');
  const again = await begin((await test.get(`/api/editions/${demo.id}`, admin)).json().version);
  expect(again.json().id).toBe(begun.json().id);

  const editions = (await test.get('/api/editions', admin)).json();
  expect(editions.map((one: { isDemo: boolean; state: string }) => [one.isDemo, one.state])).toEqual([
    [false, 'draft'],
    [true, 'closed'],
  ]);
  const actions = (await listActions(test.db)).filter(({ action }) => action === 'edition.change');
  expect(actions.map(({ after }) => (after as { state: string }).state)).toEqual([
    'draft',
    'closed',
    'closed',
  ]);
  const ofVisitor = () => test.get('/api/edition');
  await expect
    .poll(async () => (await ofVisitor()).json().reason?.code, { timeout: 10_000 })
    .toBe('edition.none-yet');
  expect((await test.get('/api/category-tree', admin)).json()).toMatchObject({
    edition: begun.json().id,
    categories: [],
  });

  expect(await prepareAt(test.db, '2026-03-02T00:00:00Z')).toBeNull();
  expect(await prepareAt(test.db, '2027-07-02T00:00:00Z')).toBeNull();
  expect((await ofVisitor()).statusCode).toBe(503);
});

it('is refused for an edition that is not a demo', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const { editionId } = await createSmallEdition(test.db);
  const answer = await test.post(
    `/api/editions/${editionId}/begin-own`,
    { version: 1, ...TYPED },
    await logInAs(test.db, 'admin'),
  );
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { id: 'Only a demo edition can be left behind.' },
  ]);
  expect((await test.get('/api/edition')).statusCode).toBe(200);
});
