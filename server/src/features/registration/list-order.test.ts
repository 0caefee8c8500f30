// The order, filters and counts of the list of registrations.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { refreshRegistration } from './state.repository.ts';

const stand = prepareOnce(openReview);
const names = ['Élodie Martin', 'amira rahman', 'Zoë Ünal', 'Bo Li'] as const;
const people: Record<string, MeetingGroup> = {};
const DAY_MS = 86_400_000;

beforeAll(async () => {
  const rows = [
    { companyName: 'beauté bleue', companySize: '101 and above', country: 'France' },
    { companyName: 'Zenith', companySize: '11-50', country: 'Malaysia' },
    { companyName: 'Ärzte Haus', companySize: '1-10', country: 'Germany' },
    { companyName: 'Camellia', companySize: '51-100', country: 'Malaysia' },
  ] as const;
  for (const [index, name] of names.entries()) {
    const wishes = Array.from({ length: index + 1 }, (_, maker): [number, number, number] => [
      maker + 1,
      (index % 4) + 1,
      660 + maker * 60,
    ]);
    people[name] = await stand.register(wishes, { name, ...rows[index] });
  }
});

const read = async (path: string) => {
  const answer = await stand.test.get(path, stand.viewer);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const listed = async (query: string): Promise<string[]> => {
  const rows: MeetingGroup[] = await read(`/api/meetings?${query}`);
  const ids: number[] = (await read(`/api/meetings/ids?${query.replace(/&?(limit|offset)=\d+/g, '')}`)).ids;
  if (!/(limit|offset)=/.test(query)) expect(ids).toEqual(rows.map(({ id }) => id));
  return rows.map(({ name }) => name);
};
const [elodie, amira, zoe, bo] = names;

describe('the order', () => {
  it.each([
    ['name', [amira, bo, elodie, zoe]],
    ['company', [zoe, elodie, bo, amira]],
    ['size', [zoe, amira, bo, elodie]],
    ['schedule', [elodie, amira, zoe, bo]],
    ['registered', [elodie, amira, zoe, bo]],
    // Equal keys come newest first, in both directions.
    ['country', [elodie, zoe, bo, amira]],
    ['status', [bo, zoe, amira, elodie]],
  ])('by %s ignores case and accents', async (sort, expected) => {
    expect(await listed(`sort=${sort}`)).toEqual(expected);
    expect(await listed(`sort=${sort}&limit=2&offset=1`)).toEqual(expected.slice(1, 3));
    // With a filter the page is found by another query.
    expect(await listed(`sort=${sort}&search=a&limit=100`)).toEqual(expected);
  });

  it('reverses when descending', async () => {
    expect(await listed('sort=name&direction=descending')).toEqual([zoe, elodie, bo, amira]);
    expect(await listed('sort=country&direction=descending')).toEqual([bo, amira, zoe, elodie]);
  });

  it('is newest first by default, and refuses unknown columns', async () => {
    expect(await listed('')).toEqual([bo, zoe, amira, elodie]);
    const refused = await stand.test.get('/api/meetings?sort=passport', stand.viewer);
    expect(refused.statusCode).toBe(422);
  });
});

describe('filters combine', () => {
  it('company size and country', async () => {
    expect(await listed('country=Malaysia')).toEqual([bo, amira]);
    expect(await listed('country=Malaysia&companySize=11-50')).toEqual([amira]);
    expect(await listed('country=Malaysia&companySize=1-10')).toEqual([]);
  });

  it('the last dates in the time zone of the fair, including today', async () => {
    const { db } = stand.test;
    const set = (name: string, at: Date) =>
      updateRows(db, 'registration', { id: people[name]?.id ?? 0 }, { created_at: at });
    // 2026-03-02, noon in UTC+8; six days earlier is the first of seven.
    await set(elodie, new Date(TEST_NOW.getTime() - 6 * DAY_MS - 11.9 * 3_600_000));
    await set(amira, new Date(TEST_NOW.getTime() - 6 * DAY_MS - 12.1 * 3_600_000));
    expect(await listed('registeredWithin=7&sort=name')).toEqual([bo, elodie, zoe]);
    expect(await listed('registeredWithin=1&sort=name')).toEqual([bo, zoe]);
    expect(await listed('registeredWithin=8&sort=name')).toEqual([amira, bo, elodie, zoe]);
  });
});

describe('progress', () => {
  const counts = async (query = '') => read(`/api/meetings/counts?${query}`);
  const post = (path: string, body?: object) =>
    stand.test.post(`/api/meetings/${path}`, body ?? {}, stand.editor);
  const mailEnds = async (id: number, state: 'sent' | 'failed') => {
    const { db } = stand.test;
    await db.updateTable('email').set({ state }).where('registration_id', '=', id).execute();
    await db.transaction().execute((transaction) => refreshRegistration(transaction, id, TEST_NOW));
  };

  it('follows each registration, and counts each one exactly once', async () => {
    expect(await counts()).toEqual({
      total: 4,
      progress: { 'to-decide': 4, ready: 0, changed: 0, failed: 0, sent: 0, 'no-meetings': 0 },
    });
    const id = people[elodie]?.id ?? 0;
    await post(`${id}/approve-all`);
    expect(await listed('progress=ready')).toEqual([elodie]);
    const group = await stand.group(id);
    const ids = { user_id: group.user_id, visitor_company_id: group.visitor_company_id };
    expect((await post('send-status-email', ids)).statusCode).toBe(200);
    await mailEnds(id, 'failed');
    expect(await listed('progress=failed')).toEqual([elodie]);
    expect((await counts()).progress).toEqual({
      'to-decide': 3,
      ready: 0,
      changed: 0,
      failed: 1,
      sent: 0,
      'no-meetings': 0,
    });
    await mailEnds(id, 'sent');
    expect(await listed('progress=sent')).toEqual([elodie]);
    const meeting = (await stand.group(id)).schedules[0]?.id;
    await post(`${meeting}/reject`);
    expect(await listed('progress=changed')).toEqual([elodie]);
    expect(await listed('progress=ready')).toEqual([]);
    const { total, progress } = await counts();
    expect(Object.values<number>(progress).reduce((sum, one) => sum + one)).toBe(total);
  });

  it('is counted within the other filters, whatever progress is selected', async () => {
    expect(await counts('country=Malaysia&progress=sent')).toEqual({
      total: 2,
      progress: { 'to-decide': 2, ready: 0, changed: 0, failed: 0, sent: 0, 'no-meetings': 0 },
    });
  });

  it('sorts by the number of pending meetings', async () => {
    expect(await listed('sort=schedule')).toEqual([elodie, amira, zoe, bo]);
    await post(`${people[bo]?.id}/approve-all`);
    expect(await listed('sort=schedule&direction=descending')).toEqual([zoe, amira, bo, elodie]);
  });
});

it('people without meetings have a view of their own and await no decision; nor do those who cancelled all', async () => {
  const { db } = stand.test;
  const refresh = (id: number) =>
    db.transaction().execute((transaction) => refreshRegistration(transaction, id, TEST_NOW));
  const before = (await read('/api/meetings/counts')).progress;
  const ana = await stand.register([[5, 2, 660]], { name: 'Ana Lim', email: 'ana@lim.example' });
  await db.deleteFrom('claim').where('registration_id', '=', ana.id).execute();
  await refresh(ana.id);
  expect(await stand.group(ana.id)).toMatchObject({ status: 'Pending', schedules: [] });
  const cy = await stand.register([[5, 2, 660]], { name: 'Cy Lim', email: 'cy@lim.example' });
  await updateRows(
    db,
    'claim',
    { registration_id: cy.id },
    { status: MEETING_STATUS.rejected, cancelled_by: 'visitor' },
  );
  await refresh(cy.id);
  const { total, progress } = await read('/api/meetings/counts');
  expect(progress).toEqual({ ...before, ready: before.ready + 1, 'no-meetings': 1 });
  expect(Object.values<number>(progress).reduce((sum, one) => sum + one)).toBe(total);
  expect(await listed('progress=no-meetings')).toEqual([ana.name]);
  const inTurn = await read('/api/meetings/ids?withMeetings=1&names=1');
  expect(inTurn.names).toEqual((await listed('')).filter((name) => name !== ana.name));
  expect(await listed('progress=to-decide')).not.toContain(ana.name);
  expect(await listed('progress=to-decide')).not.toContain(cy.name);
});

it('counts the countries of a programme', async () => {
  const { countries } = await read('/api/meetings/countries?programme=business');
  expect(countries).toEqual([
    { country: 'France', total: 1 },
    { country: 'Germany', total: 1 },
    { country: 'Malaysia', total: 4 },
  ]);
});
