// What the state of an edition changes for visitors and organisers, and the state that stored editions get.
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../adapters/database/migrate.ts';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '../../testing/application-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { logInAs } from '../../testing/organisers.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const REGISTER = '/api/visitor/register';
const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

it('a closed edition can be read and repeats responses; it refuses holds, registrations, applications', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const { exhibitorIds } = await createSmallEdition(test.db);
  const body = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 1, 720)]);
  const key = { 'idempotency-key': 'a-key-of-a-draft-0001' };
  const first = await test.post(REGISTER, body, key);
  expect(first.statusCode).toBe(201);

  await test.db.updateTable('edition').set({ state: 'closed' }).execute();
  const begun = async () => (await test.get('/api/edition')).json().begun.length;
  await expect.poll(begun, { timeout: 10_000 }).toBe(28);
  expect((await test.post(REGISTER, body, key)).json()).toEqual(first.json());
  const other = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, 12)]);
  other.registration.email = 'another@visitor.example';
  const refusals = [
    await test.post(REGISTER, other),
    await test.post('/api/holds', { exhibitorId: exhibitorIds.hanari, day: 2, minute: 780 }),
    await test.call({
      method: 'POST',
      url: '/api/hosted-registration',
      headers: FORM_HEADERS,
      payload: formBody([...fieldParts(), filePart(0, pdfOf())]),
    }),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  for (const refusal of refusals)
    expect([refusal.json().code, refusal.json().message]).toEqual([
      'edition.closed',
      'Registration for this edition is closed.',
    ]);
  const { count } = await test.db
    .selectFrom('registration')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

it('a draft is shown on the dashboard only', async () => {
  const test = await createTestApp({ isLive: true });
  onTestFinished(() => test.close());
  await createSmallEdition(test.db);
  await test.db.updateTable('edition').set({ state: 'draft' }).execute();
  const headers = await logInAs(test.db, 'viewer');
  const statusOf = async (path: string) => (await test.get(path, headers)).statusCode;
  expect([await statusOf('/api/edition'), await statusOf('/api/categories')]).toEqual([503, 503]);
  for (const path of ['/api/overview', '/api/meetings', '/api/hosted/rooms', '/api/attendance'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});

it('the edition that was open last stays the current one, although another has later days', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  await createSmallEdition(test.db);
  const admin = await logInAs(test.db, 'admin');
  const shown = async () => (await test.get('/api/edition')).json();
  const turn = async (id: number, way: 'open' | 'close', closes: number | null = null) => {
    const { version } = (await test.get(`/api/editions/${id}`, admin)).json();
    const body = way === 'open' ? { version, closes } : { version };
    expect((await test.post(`/api/editions/${id}/${way}`, body, admin)).statusCode).toBe(200);
  };
  const { id: first } = await shown();
  const { id: later } = (await test.post('/api/editions', { from: first }, admin)).json();
  await turn(later, 'open', first);
  await turn(first, 'open', later);
  await turn(first, 'close');
  await test.restart();
  const { id, isClosed, hasEnded } = await shown();
  expect({ id, isClosed, hasEnded }).toEqual({ id: first, isClosed: true, hasEnded: undefined });
  // Control: its days are later, which decided before.
  const { settings: before } = (await test.get(`/api/editions/${first}`, admin)).json();
  const { settings: after } = (await test.get(`/api/editions/${later}`, admin)).json();
  expect(after.dates[0] > before.dates[0]).toBe(true);
});

it('does not announce the dates of a draft', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  await createSmallEdition(test.db);
  const admin = await logInAs(test.db, 'admin');
  const { id } = (await test.get('/api/edition')).json();
  expect((await test.post('/api/editions', { from: id }, admin)).statusCode).toBe(201);
  await test.restart();
  const shown = (await test.get('/api/edition')).json();
  expect([shown.id, shown.next]).toEqual([id, undefined]);
});

it('the migration opens the current edition, closes earlier ones and makes later ones drafts', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const names = readdirSync(MIGRATIONS).sort();
    const own = names.findIndex((name) => name.endsWith('_edition-state.sql'));
    const copy = (some: string[]) => {
      for (const name of some) copyFileSync(join(MIGRATIONS, name), join(folder, name));
    };
    copy(names.slice(0, own));
    await migrate(database.pool, folder);
    await database.pool.query(`
      insert into edition (name, year, is_demo, dates, starts, business_minimum, business_maximum, contact_email,
        contact_whatsapp)
      select name, 2000 + row_number() over (), is_demo, array[current_date + days], '{660}', 1, 8, '', ''
      from (values ('long over', false, -400), ('over', false, -30), ('next', false, 30), ('later', false, 400),
        ('demo long over', true, -400), ('demo over', true, -30)) as editions (name, is_demo, days)`);
    copy(names.slice(own, own + 1));
    await migrate(database.pool, folder);
    const { rows } = await database.pool.query<{ said: string }>(
      `select name || ': ' || state as said from edition order by id`,
    );
    expect(rows.map(({ said }) => said)).toEqual([
      'long over: closed',
      'over: closed',
      'next: open',
      'later: draft',
      'demo long over: closed',
      'demo over: open',
    ]);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
