// Importing into a draft: it takes exhibitors, of which visitors see nothing, and no people.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff, type Staff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let admin: Staff;
let draft: { id: number };
beforeAll(async () => {
  test = await createTestApp();
  const { editionId } = await createSmallEdition(test.db, 2026);
  admin = await createStaff(test.db, 'admin');
  const made = await test.post('/api/editions', { from: editionId }, admin.headers);
  expect(made.statusCode, made.body).toBe(201);
  draft = made.json();
});
afterAll(() => test.close());

const send = (kind: 'exhibitors' | 'registrations', ...lines: string[]) =>
  test.call({
    method: 'POST',
    url: `/api/imports?kind=${kind}&filename=list.csv&edition=${draft.id}`,
    headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(lines.join('\n')),
  });

it('imports exhibitors into a draft, of which visitors see nothing', async () => {
  const sent = await send('exhibitors', 'Company name;Booth number', 'Nextyear Rose;Z901');
  expect(sent.statusCode, sent.body).toBe(201);
  const { id, version } = sent.json();
  const applied = await test.post(`/api/imports/${id}/apply`, { version }, admin.headers);
  expect(applied.json()).toMatchObject({ state: 'applied', counts: { created: 1 } });
  const { rows } = await test.database.pool.query(
    "select edition_id, booth_number from exhibitor where company_name = 'Nextyear Rose'",
  );
  expect(rows).toEqual([{ edition_id: draft.id, booth_number: 'Z901' }]);
  expect((await test.get('/api/directory?search=nextyear')).body).not.toContain('Nextyear');
});

it('takes no people for a draft, and says that exhibitors can be imported into it', async () => {
  const answer = await send('registrations', 'Name;Email', 'Mei Tan;mei@kenari.example');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'People can be imported once the edition is open. This one is a draft; exhibitors can be imported into it.',
  ]);
});
