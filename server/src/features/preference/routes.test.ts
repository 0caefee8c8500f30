// Preferences follow the account, and only those given change.
import { DEFAULT_PREFERENCES } from '@visavis/domain/staff/preferences';
import { beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
beforeAll(() => createSmallEdition(test.db));

const change = (payload: object, headers: object) =>
  test.call({ method: 'PUT', url: '/api/preferences', headers: { ...headers }, payload });

it('have defaults until changed, and are separate for each person', async () => {
  const [one, other] = [await logInAs(test.db, 'viewer'), await logInAs(test.db, 'admin')];
  expect((await test.get('/api/preferences', one)).json()).toEqual(DEFAULT_PREFERENCES);
  const changed = await change({ pageSize: 50, columns: { registrations: { hidden: ['size'] } } }, one);
  expect(changed.json()).toEqual({
    ...DEFAULT_PREFERENCES,
    pageSize: 50,
    columns: { registrations: { hidden: ['size'] } },
  });
  await change({ columns: { hosted: { shown: ['phone'] } } }, one);
  await change({ shortcuts: false }, one);
  expect((await test.get('/api/preferences', one)).json()).toEqual({
    ...DEFAULT_PREFERENCES,
    pageSize: 50,
    shortcuts: false,
    columns: { registrations: { hidden: ['size'] }, hosted: { shown: ['phone'] } },
  });
  expect((await test.get('/api/preferences', other)).json()).toEqual(DEFAULT_PREFERENCES);
});

it('refuse invalid choices', async () => {
  const one = await logInAs(test.db, 'viewer');
  for (const payload of [{ pageSize: 25 }, { startPage: 'audit' }, { theme: 'pink' }])
    expect((await change(payload, one)).statusCode).toBe(422);
  expect((await test.get('/api/preferences')).statusCode).toBe(401);
});

it('keep the page size per list, and change no other list', async () => {
  const one = await logInAs(test.db, 'editor');
  await change({ pageSizes: { emails: 100 } }, one);
  const both = await change({ pageSizes: { audit: 20 } }, one);
  expect(both.json().pageSizes).toEqual({ emails: 100, audit: 20 });
  expect((await change({ pageSizes: { emails: 5000 } }, one)).statusCode).toBe(422);
});

it('accept only known names, and no more than anybody needs', async () => {
  const one = await logInAs(test.db, 'viewer');
  for (const name of ['\ud800', '\u0000', 'Emails', '', 'a'.repeat(41), 'with space'])
    for (const payload of [
      { pageSizes: { [name]: 20 } },
      { columns: { [name]: { hidden: ['size'] } } },
      { columns: { registrations: { hidden: [name] } } },
    ])
      expect([payload, (await change(payload, one)).statusCode]).toEqual([payload, 422]);
  const many = (from: number) => ({
    pageSizes: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`list-${from + index}`, 20])),
  });
  expect((await change(many(0), one)).statusCode).toBe(200);
  expect((await change(many(900), one)).statusCode).toBe(413);
  expect(Object.keys((await test.get('/api/preferences', one)).json().pageSizes)).toHaveLength(900);
});
