// GET /api/edition: correct weekdays, limits, contacts, and which slots have begun.
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);

it('is 503 while there is no edition', async () => {
  const response = await test.get('/api/edition');
  expect([response.statusCode, response.json().code]).toEqual([503, 'server.unavailable']);
});

it('returns the days with their real weekdays, and the hours with label and range', async () => {
  await createSmallEdition(test.db, 2025);
  const edition = (await test.get('/api/edition')).json();
  expect(edition.days).toEqual([
    { day: 1, date: '2025-06-02', dayOfWeek: 'Monday', label: '02 June' },
    { day: 2, date: '2025-06-03', dayOfWeek: 'Tuesday', label: '03 June' },
    { day: 3, date: '2025-06-04', dayOfWeek: 'Wednesday', label: '04 June' },
    { day: 4, date: '2025-06-05', dayOfWeek: 'Thursday', label: '05 June' },
  ]);
  expect(edition.hours[0]).toEqual({ minute: 660, label: '11 am', range: '11.00am-12.00pm' });
  expect(edition.hours).toHaveLength(7);
  expect(edition.utcOffsetLabel).toBe('UTC+8');
  expect(edition.limits).toEqual({
    businessMinimum: 1,
    businessMaximum: 8,
    hostedMinimum: 8,
    hostedMaximum: 8,
  });
  expect(edition.contacts).toEqual({ email: 'pr@exhibition.example', whatsapp: '+60 12-000 0000' });
});

it('lists only the slots that have begun by the fair’s local time', async () => {
  test.setNow(new Date('2025-06-02T02:59:59Z'));
  expect((await test.get('/api/edition')).json().begun).toEqual([]);
  test.setNow(new Date('2025-06-03T06:05:00Z'));
  const { begun } = (await test.get('/api/edition')).json();
  expect(begun).toEqual([
    ...[660, 720, 780, 840, 900, 960, 1020].map((minute) => ({ day: 1, minute })),
    ...[660, 720, 780, 840].map((minute) => ({ day: 2, minute })),
  ]);
  test.setNow(TEST_NOW);
});

it('has ended when its last hour has passed, not when that hour begins', async () => {
  for (const [at, hasEnded] of [
    ['2025-06-05T09:00:00Z', undefined],
    ['2025-06-05T09:59:59Z', undefined],
    ['2025-06-05T10:00:00Z', true],
  ] as const) {
    test.setNow(new Date(at));
    const edition = (await test.get('/api/edition')).json();
    expect([at, edition.hasEnded, edition.begun.length]).toEqual([at, hasEnded, 28]);
  }
  test.setNow(TEST_NOW);
});

it('is the newest edition, and a change of its lists is seen within moments', async () => {
  const { editionId, categoryIds } = await createSmallEdition(test.db, 2027);
  await expect
    .poll(async () => (await test.get('/api/edition')).json().id, { timeout: 10_000 })
    .toBe(editionId);
  await updateRows(test.db, 'category', { id: categoryIds.skincare }, { name: 'Skin' });
  const names = async () =>
    (await test.get('/api/categories')).json().map((row: { name: string }) => row.name);
  await expect.poll(names, { timeout: 10_000 }).toContain('Skin');
});

it('responses carry the server time, except those that caches may serve', async () => {
  test.setNow(new Date('2025-06-02T01:00:00Z'));
  const times = await Promise.all(
    ['/api/edition', '/api/meetings', '/api/countries'].map(
      async (path) => (await test.get(path)).headers['x-server-time'],
    ),
  );
  expect(times).toEqual(['2025-06-02T01:00:00.000Z', '2025-06-02T01:00:00.000Z', undefined]);
  test.setNow(TEST_NOW);
});
