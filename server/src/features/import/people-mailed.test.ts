// After an import whose people were emailed, the reason why it cannot be undone is reported accurately.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCalls } from '../../testing/import-calls.ts';
import { type MailStand, openMailStand } from '../../testing/mail-harness.ts';

let stand: MailStand;
beforeAll(async () => {
  stand = await openMailStand();
});
afterAll(() => stand.close());

const LIST = [
  'Name;Title;Email;Mobile;Company;Nature of business;Company size;Company phone;Address;City;State;Postcode;Country',
  ...['Mei Tan', 'Ana Lim', 'Tom Ong'].map(
    (name) =>
      `${name};Buyer;${name.slice(0, 3).toLowerCase()}@kenari.example;012-345 6789;Kenari Retail;Retail;11-50;03-7890 5512;18 Jalan Telawi;Kuala Lumpur;WP;59100;Malaysia`,
  ),
].join('\n');

it('distinguishes people who were only emailed from those who were changed, and counts those erased', async () => {
  const { test, admin } = stand;
  const { upload, act, tryTo } = importCalls(test, admin, 'registrations');
  const applied = await act(await upload(LIST), 'apply', { consent: true, isMailed: true });
  expect(applied).toMatchObject({ state: 'applied', isMailed: true });
  const blocked = async () => (await tryTo(applied, 'undo')).json().message;
  await expect
    .poll(async () => (await stand.outbox()).filter(({ state }) => state === 'sent').length)
    .toBe(3);
  stand.passMinutes(5);
  expect(await blocked()).toBe(
    'This import can no longer be undone. Written to since: Mei Tan, Ana Lim and Tom Ong.',
  );

  const [, ana, tom] = await test.db
    .selectFrom('registration')
    .select(['id', 'reference'])
    .where('folded_email', 'like', '%@kenari.example')
    .orderBy('id')
    .execute();
  await test.post(`/api/people/${ana?.reference}/notes`, { content: 'rang' }, admin);
  const erased = await test.post(`/api/erasures/${tom?.id}`, {}, admin);
  expect(erased.statusCode, erased.body).toBe(200);
  expect(await blocked()).toBe(
    'This import can no longer be undone. Written to since: Mei Tan. Changed since: Ana Lim. One person was erased since.',
  );
  const impact = await test.get(`/api/imports/${applied.id}/impact`, admin);
  expect(impact.json().blocked.values).toEqual({
    written: ['Mei Tan'],
    changed: ['Ana Lim'],
    erased: 1,
    more: 0,
  });
});
