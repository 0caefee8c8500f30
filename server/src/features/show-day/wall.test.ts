// The wall screen opens with nothing but its link, names nobody, and its link can be withdrawn.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { beforeAll, expect, it } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(app.db));
let editor: { authorization: string };
const NOW = slotStartsAt('2026-06-03', 850, DEFAULT_TIME_ZONE);

beforeAll(async () => {
  app.setNow(NOW);
  editor = await logInAs(app.db, 'editor', NOW);
});

async function linkOf(): Promise<{ authorization: string }> {
  const { link } = (await app.post('/api/show-day/wall-links', {}, editor)).json();
  const url = new URL(link);
  expect(url.pathname).toBe('/dashboard/show-day/wall');
  return { authorization: `Bearer ${url.searchParams.get('key')}` };
}
const board = (headers: object) => app.get('/api/show-day/board', { ...headers });
const withdraw = () => app.call({ method: 'DELETE', url: '/api/show-day/wall-links', headers: editor });

it('shows halls, counts and free exhibitors, and nothing about any person', async () => {
  const canary = await createHostedBuyer(app.db, edition.editionId, {
    name: 'Canary Kenari',
    company: 'Canary Trading',
    email: 'canary@kenari.example',
  });
  const other = await createHostedBuyer(app.db, edition.editionId, { name: 'Second Canary' });
  const at = { day: 2, exhibitorId: edition.exhibitorIds.hanari };
  await placeMeeting(app.db, {
    ...at,
    registrationId: canary.registrationId,
    minute: 840,
    attendance: 'missed',
  });
  await placeMeeting(app.db, { ...at, registrationId: other.registrationId, minute: 900 });
  const headers = await linkOf();
  const answer = await board(headers);
  expect(answer.json()).toMatchObject({
    edition: { timeZone: DEFAULT_TIME_ZONE, utcOffsetLabel: 'UTC+8' },
    hour: { time: '2.00pm-3.00pm' },
    halls: [{ hall: 'A', held: 0, unmarked: 0, missed: 1, next: 1 }],
  });
  const { free } = answer.json();
  // The exhibitor of the next meeting is not free.
  expect(free.map(({ exhibitor }: { exhibitor: string }) => exhibitor)).not.toContain('Hanari Skin Lab');
  const { phone_number, name } = await readRow(app.db, 'visitor', { id: canary.userId }, [
    'phone_number',
    'name',
  ]);
  expect(name).toContain('Canary');
  for (const secret of ['Canary', 'Trading', 'kenari', canary.reference, other.reference, phone_number])
    expect(answer.body.toLowerCase()).not.toContain(secret.toLowerCase());
  // The fields leave no room for a person either.
  expect(Object.keys(answer.json()).sort()).toEqual(
    ['date', 'day', 'edition', 'firstAt', 'free', 'halls', 'hour', 'next', 'now', 'phase'].sort(),
  );
});

it('opens with each link until they are withdrawn or the fair is over, and with nothing else', async () => {
  await withdraw();
  const links = async () => (await app.get('/api/show-day/wall-links', editor)).json();
  expect(await links()).toEqual({ count: 0 });
  const [first, second] = [await linkOf(), await linkOf()];
  expect(await links()).toEqual({ count: 2 });
  for (const headers of [first, second]) expect((await board(headers)).statusCode).toBe(200);
  expect((await board({})).statusCode).toBe(404);
  expect((await board(editor)).statusCode).toBe(404);
  // It opens nothing else.
  expect((await app.get('/api/show-day', first)).statusCode).toBe(401);
  expect((await withdraw()).json()).toEqual({ count: 2 });
  expect((await board(first)).statusCode).toBe(404);
  const last = await linkOf();
  app.setNow(slotStartsAt('2026-06-07', 1, DEFAULT_TIME_ZONE));
  expect((await board(last)).statusCode).toBe(404);
  app.setNow(NOW);
  const stored = await app.db.selectFrom('wall_key').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(last.authorization.slice(7));
  const actions = await app.db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', 'like', 'wall.%')
    .execute();
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set(['wall.make-link', 'wall.withdraw-links']),
  );
});

it('can be created and withdrawn by editors', async () => {
  const viewer = await logInAs(app.db, 'viewer', NOW);
  expect((await app.post('/api/show-day/wall-links', {}, viewer)).statusCode).toBe(403);
  expect(
    (await app.call({ method: 'DELETE', url: '/api/show-day/wall-links', headers: viewer })).statusCode,
  ).toBe(403);
});
