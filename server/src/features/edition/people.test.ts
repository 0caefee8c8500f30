// A link of a closed edition works on its own days, hours, interests, exhibitors and slots.
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow } from '../../testing/rows.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';

const SUBMISSION_KEY = 'a-submission-key-of-the-first-fair-0002';

const stand = prepareOnce(openReview);
let first: number;
let second: number;
let draft: number;
let visitor: string;
let buyer: TestBuyer;

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const naming = (id: number | string) => ({ [EDITION_HEADER]: String(id) });
async function ok(answer: Promise<LightMyRequestResponse>) {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body);
}
const put = (url: string, body: object) => stand.test.put(url, body, stand.admin);

/** A draft from the first edition on other days, with other hours. */
async function createNext(dates: string[]): Promise<{ id: number; version: number }> {
  const { id } = await ok(stand.test.post('/api/editions', { from: first }, stand.admin));
  const { version, settings } = await ok(stand.test.get(`/api/editions/${id}`, stand.admin));
  await ok(put(`/api/editions/${id}`, { version, settings: { ...settings, dates, starts: [540, 600] } }));
  return { id, version: version + 1 };
}

beforeAll(async () => {
  const { test, admin } = stand;
  first = stand.edition.editionId;
  const submission = submissionOf([meetingOf('Maker 1', 'M-1', 1, 660)]);
  await ok(test.post('/api/visitor/register', submission, { 'idempotency-key': SUBMISSION_KEY }));
  buyer = await createHostedBuyer(test.db, first);
  const next = await createNext(['2026-10-06', '2026-10-07']);
  second = next.id;
  await ok(test.post(`/api/editions/${second}/open`, { version: next.version, closes: first }, admin));
  draft = (await createNext(['2027-03-02'])).id;
  await test.restart();
  const found = await ok(
    test.post('/api/submissions/business/outcome', {}, { 'idempotency-key': SUBMISSION_KEY }),
  );
  visitor = found.schedule_key;
});

it('a link returns its edition’s id, and a call with that id reads that edition’s days and hours', async () => {
  const { test, makers } = stand;
  expect((await ok(test.get('/api/my-schedule', bearer(visitor)))).edition).toBe(first);
  const buyerUrl = `/api/hosted-buyer?user=${buyer.userId}&company=${buyer.companyId}`;
  expect((await ok(test.get(buyerUrl, bearer(buyer.key)))).edition).toBe(first);
  const own = await ok(test.get('/api/edition', naming(first)));
  expect(own).toMatchObject({ id: first, isClosed: true });
  expect(own.days.map(({ date }: { date: string }) => date)).toContain('2026-06-02');
  // Closed to everyone else; for its people an hour begins only by the clock.
  expect(own.begun).toEqual([]);
  const slots = await ok(test.get(`/api/unavailable-slots?exhibitors=${makers[0]}`, naming(first)));
  expect(slots.data.unavailable_slots).toEqual({
    'Maker 1': [{ day: 1, time: '11 am', exhibitorId: makers[0] }],
  });
});

it('control: without an edition header the same calls read the open edition', async () => {
  const { test, makers } = stand;
  expect((await ok(test.get('/api/edition'))).id).toBe(second);
  const slots = await ok(test.get(`/api/unavailable-slots?exhibitors=${makers[0]}`));
  expect(slots.data.unavailable_slots).toEqual({});
});

it('interests, matches and free hours are those of the requested edition', async () => {
  const { test, makers } = stand;
  const read = async (headers: Record<string, string>) => {
    const categories = await ok(test.get('/api/categories', headers));
    const subCategories = await ok(test.get(`/api/categories/${categories[0].id}/subcategories`, headers));
    const body = { subcategories: [subCategories[0].name] };
    const matches = await ok(test.post('/api/exhibitors/search', body, headers));
    const { freeHours } = await ok(test.get('/api/free-hours', headers));
    return { category: categories[0].id, matches: matches.length, freeHours: new Map(freeHours) };
  };
  const [own, current] = [await read(naming(first)), await read({})];
  expect(own.category).not.toBe(current.category);
  expect(own.freeHours.has(makers[0])).toBe(true);
  expect(current.freeHours.has(makers[0])).toBe(false);
  expect(Number(own.freeHours.get(makers[1] ?? 0))).toBeGreaterThan(0);
});

it.each(['a draft', 'an edition of nobody', 'no number'])('%s cannot be read', async (what) => {
  const ids = { 'a draft': draft, 'an edition of nobody': 2147483647 };
  const headers = naming(ids[what as keyof typeof ids] ?? 'x');
  for (const path of ['/api/edition', '/api/categories', '/api/free-hours', '/api/unavailable-slots']) {
    const answer = await stand.test.get(path, headers);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'request.unreadable']);
  }
});

it('an hour of a closed edition can be held only with the key of one of its links', async () => {
  const { test, makers } = stand;
  const wanted = { exhibitorId: makers[2], day: 1, minute: 720 };
  const hold = async (headers: Record<string, string>) => {
    const answer = await test.post('/api/holds', wanted, headers);
    return [answer.statusCode, answer.json().holds?.length ?? answer.json().code];
  };
  expect(await hold(naming(first))).toEqual([404, 'resource.not-found']);
  expect(await hold(bearer('unknown-key-unknown-key'))).toEqual([404, 'resource.not-found']);
  expect(await hold(bearer(buyer.key))).toEqual([201, 1]);
  expect(await ok(test.get(`/api/unavailable-slots?exhibitors=${makers[2]}`, naming(first)))).toMatchObject({
    data: { unavailable_slots: { 'Maker 3': [{ day: 1, time: '12 pm' }] } },
  });
});

it('an exhibitor of a closed edition is still shown, with the name of its edition; one of a draft is not', async () => {
  const { test, makers } = stand;
  const url = (id: number | undefined) => `/api/directory/${id}`;
  const shown = await ok(test.get(url(makers[0])));
  expect(shown).toMatchObject({ company_name: 'Maker 1', edition: { id: first } });
  expect((await test.get(`/api/exhibitors/${makers[0]}/products`)).statusCode).toBe(200);
  const idIn = async (editionId: number) =>
    (await readRow(test.db, 'exhibitor', { edition_id: editionId, company_name: 'Maker 1' }, ['id'])).id;
  const current = await ok(test.get(url(await idIn(second))));
  expect('edition' in current).toBe(false);
  expect((await test.get(url(await idIn(draft)))).statusCode).toBe(404);
});
