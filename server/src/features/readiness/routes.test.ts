// The checklist of an edition: what it counts, for a full edition and for an empty draft.
import { expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { insertRow } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db));

async function itemsOf(id: number) {
  const response = await test.get(`/api/editions/${id}/readiness`, await logInAs(test.db, 'viewer'));
  const items: { check: string; state: string; count: number }[] = response.json().items;
  return Object.fromEntries(items.map(({ check, state, count }) => [check, [state, count]]));
}

it('counts what visitors can find', async () => {
  expect(await itemsOf(edition.editionId)).toEqual({
    dates: ['ready', 4],
    contacts: ['mend', 0],
    'name-of-placeholder': ['mend', 0],
    'whatsapp-of-demo': ['mend', 0],
    categories: ['ready', 3],
    exhibitors: ['ready', 4],
    words: ['mend', 0],
    'place-of-demo': ['mend', 0],
    'offer-as-built-in': ['mend', 0],
    mail: ['mend', 0],
    payments: ['mend', 0],
  });
});

it('counts exhibitors that no interest leads to, excluding archived ones', async () => {
  const { hanari, nacre } = edition.exhibitorIds;
  await test.db.deleteFrom('exhibitor_sub_category').where('exhibitor_id', 'in', [hanari, nacre]).execute();
  expect((await itemsOf(edition.editionId))['exhibitors-without-category']).toEqual(['mend', 2]);
  await test.db.updateTable('exhibitor').set({ archived_at: new Date() }).where('id', '=', nacre).execute();
  expect(await itemsOf(edition.editionId)).toMatchObject({
    exhibitors: ['ready', 3],
    'exhibitors-without-category': ['mend', 1],
  });
});

it('finds exhibitors with every slot blocked, including by a block of another length', async () => {
  const exhibitor_id = edition.exhibitorIds.nacre;
  const block = (day: number, minute: number, length: number) =>
    test.db.insertInto('blocked_slot').values({ exhibitor_id, day, minute, length }).execute();
  for (const day of [1, 2, 3, 4]) await block(day, 660, 6 * 60);
  expect(await itemsOf(edition.editionId)).not.toHaveProperty('exhibitors-without-hours');
  for (const day of [1, 2, 3, 4]) await block(day, 1020 + 30, 30);
  expect((await itemsOf(edition.editionId))['exhibitors-without-hours']).toEqual(['mend', 1]);
});

it('an empty draft lacks everything', async () => {
  const id = await insertRow(test.db, 'edition', {
    name: 'Next fair',
    dates: [],
    starts: [660],
    business_minimum: 1,
    business_maximum: 8,
    contact_email: '',
    contact_whatsapp: '',
  });
  expect(await itemsOf(id)).toMatchObject({
    dates: ['blocking', 0],
    categories: ['blocking', 0],
    exhibitors: ['blocking', 0],
  });
});
