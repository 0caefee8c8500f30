// An import and its undo record each exhibitor before and after, and change its number of places.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCalls } from '../../testing/import-calls.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff, type Staff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let edition: SmallEdition;
let headers: Staff['headers'];
let calls: ReturnType<typeof importCalls>;
let email: string;

beforeAll(async () => {
  test = await createTestApp();
  edition = await createSmallEdition(test.db);
  ({ headers, email } = await createStaff(test.db, 'editor'));
  calls = importCalls(test, headers);
});
afterAll(() => test.close());

it('import and undo record each exhibitor before and after, and change its places', async () => {
  const id = edition.exhibitorIds.hanari;
  const recorded = async () => (await test.get(`/api/exhibitors/${id}/history`, headers)).json();
  const profile = async () => (await test.get(`/api/exhibitors/${id}`, headers)).json();
  const before = await profile();
  const file =
    'Company,Booth,Country,Product,Parallel meetings\nHanari Skin Lab,A-208,Japan,Scrub,3\nNord,A-9,Norway,,2\n';
  const applied = await calls.act(await calls.upload(file), 'apply');
  expect(await profile()).toMatchObject({ places: 3, regionCountry: 'Japan' });
  expect((await profile()).slots.every((slot: { places: number }) => slot.places === 3)).toBe(true);
  const products = [{ name: { en: 'Dew Ampoule' } }, { name: { en: 'Night Cream' } }];
  const change = {
    before: { regionCountry: 'South Korea', places: { from: 'hand', most: 1 }, products },
    after: {
      regionCountry: 'Japan',
      places: { from: 'hand', most: 3 },
      products: [...products, { name: { en: 'Scrub' }, description: { en: '' } }],
    },
  };
  const entry = { by: email, action: 'exhibitor.change' };
  expect(await recorded()).toMatchObject([{ ...entry, ...change }]);
  expect(Object.keys((await recorded())[0].after).sort()).toEqual(['places', 'products', 'regionCountry']);
  expect((await calls.upload(file)).counts).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  const { rows: created } = await test.database.pool.query(
    `select subject, before, after from audit_entry where action = 'exhibitor.create' order by id desc limit 1`,
  );
  expect(created).toMatchObject([
    { subject: 'Nord, A-9', before: null, after: { companyName: 'Nord', places: { most: 2 } } },
  ]);
  await calls.act(applied, 'undo');
  expect(await profile()).toMatchObject({
    places: before.places,
    slots: before.slots,
    lastChange: { by: email },
  });
  const [back] = await recorded();
  expect(back).toMatchObject({ ...entry, before: change.after, after: change.before });
});
