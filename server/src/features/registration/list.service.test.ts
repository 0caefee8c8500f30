// GET /api/meetings and /api/meetings/{id}: search, filters, pages; only live registrations of this edition.

import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { fieldsInSql } from '../../testing/profile-rows.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_YEAR } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);
const amira = prepareOnce(() =>
  stand.register([
    [1, 2, 720],
    [2, 1, 780],
  ]),
);
const joon = prepareOnce(() =>
  stand.register([[1, 1, 720]], {
    name: 'Joon-ho Park',
    companyName: 'Saffron Salon Group',
    companySize: '101 and above',
    country: 'South Korea',
  }),
);
const percent = prepareOnce(() =>
  stand.register([[3, 4, 1020]], {
    name: 'Zoë 100%_\\Ünal',
    companyName: "O'Hara; drop table",
  }),
);

async function ids(query = ''): Promise<number[]> {
  const answer = await stand.test.get(`/api/meetings${query}`, stand.viewer);
  expect(answer.statusCode).toBe(200);
  const rows: MeetingGroup[] = answer.json();
  return rows.map(({ id }) => id);
}

describe('the documented response', () => {
  it('is a bare array, newest first by id, with every field', async () => {
    const answer = await stand.test.get('/api/meetings', stand.viewer);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.headers['content-type']).toContain('application/json');
    const rows: MeetingGroup[] = answer.json();
    expect(rows.map(({ id }) => id)).toEqual([percent.id, joon.id, amira.id]);
    expect(rows.at(-1)).toEqual({
      id: amira.id,
      name: 'Amira Rahman',
      company: 'Kenari Beauty Retail',
      companySize: '11-50',
      status: 'Pending',
      phoneNumber: '+60123456789',
      registrationNumber: expect.stringMatching(/^BM-/),
      businessNature: 'Multi-brand retail',
      country: 'Malaysia',
      user_id: expect.any(Number),
      visitor_company_id: expect.any(Number),
      email: expect.stringContaining('@kenari.example'),
      createdAt: '2026-03-02T04:00:00.000Z',
      termsVersion: expect.stringMatching(/./),
      mail: null,
      tags: [],
      schedules: [
        {
          id: expect.any(Number),
          day: 1,
          date: '2026-06-02',
          dayOfWeek: 'Tuesday',
          time: '1.00pm-2.00pm',
          exhibitor: 'Maker 2',
          boothNumber: 'M-2',
          status: 2,
          cancelledBy: null,
          version: 1,
          exhibitorId: stand.makers[1],
          minute: 780,
        },
        expect.objectContaining({ day: 2, minute: 720, exhibitor: 'Maker 1' }),
      ],
    });
  });

  it('is one registration for its id, and 404 for unknown ids', async () => {
    expect((await stand.group(joon.id)).name).toBe('Joon-ho Park');
    expect((await stand.test.get('/api/meetings/999999', stand.viewer)).statusCode).toBe(404);
    expect((await stand.test.get('/api/meetings/99999999999', stand.viewer)).statusCode).toBe(422);
    expect((await stand.test.get('/api/meetings/x', stand.viewer)).statusCode).toBe(422);
  });

  it('requires a login', async () => {
    expect((await stand.test.get('/api/meetings')).statusCode).toBe(401);
    expect((await stand.test.get(`/api/meetings/${amira.id}`)).statusCode).toBe(401);
  });
});

describe('search', () => {
  it('finds a registration by its reference and email address in any spelling', async () => {
    const answer = await stand.test.get(`/api/meetings/${joon.id}`, stand.viewer);
    const { registrationNumber, email } = answer.json();
    for (const search of [
      registrationNumber,
      registrationNumber.replaceAll('-', ' ').toLowerCase(),
      email.toUpperCase(),
    ])
      expect(await ids(`?search=${encodeURIComponent(search)}`), search).toEqual([joon.id]);
  });

  it.each([
    ['AMIRA RAHMAN', () => [amira.id]],
    ['rahman amira', () => [amira.id]],
    ['saffron', () => [joon.id]],
    ['101 AND', () => [joon.id]],
    ['kenari beauty', () => [amira.id]],
    ['PARK pending', () => [joon.id]],
    ['park approved', () => []],
    ['south korea', () => [joon.id]],
    ['park Korea Selatan', () => [joon.id]],
    ['韩国', () => [joon.id]],
    ['马来', () => [percent.id, amira.id]],
    ['Jepun', () => []],
    ['(012) 345-6789', () => [percent.id, joon.id, amira.id]],
    ['+60 (0)3 7890 5512', () => [percent.id, joon.id, amira.id]],
    ['zoe unal', () => [percent.id]],
    ['pend', () => [percent.id, joon.id, amira.id]],
    ['  ho park ', () => [joon.id]],
    ['zoë', () => [percent.id]],
    ['ÜNAL', () => [percent.id]],
    ["o'hara; DROP", () => [percent.id]],
    ['%', () => [percent.id]],
    ['_', () => [percent.id]],
    ['\\', () => [percent.id]],
    ['a%a', () => []],
    ['email sent', () => []],
    ['\u0000', () => [percent.id, joon.id, amira.id]],
  ])('finds the right rows for %j', async (search, expected) => {
    expect(await ids(`?search=${encodeURIComponent(search)}`)).toEqual(expected());
    expect(await ids(`?limit=10&search=${encodeURIComponent(search)}`)).toEqual(expected());
  });

  it('is refused beyond 200 characters', async () => {
    const answer = await stand.test.get(`/api/meetings?search=${'x'.repeat(201)}`, stand.viewer);
    expect(answer.statusCode).toBe(422);
  });
});

describe('filters', () => {
  it.each<[string, () => number[]]>([
    ['day=1', () => [joon.id, amira.id]],
    ['day=1&minute=720', () => [joon.id]],
    ['minute=720', () => [joon.id, amira.id]],
    ['day=2&minute=780', () => []],
    ['country=Malaysia', () => [percent.id, amira.id]],
    ['country=%00', () => []],
    ['status=Pending', () => [percent.id, joon.id, amira.id]],
    ['status=Email%20Sent', () => []],
    ['meetingStatus=2', () => [percent.id, joon.id, amira.id]],
    ['meetingStatus=4', () => []],
    ['meetingStatus=live', () => [percent.id, joon.id, amira.id]],
    ['registeredOn=2026-03-02', () => [percent.id, joon.id, amira.id]],
    ['registeredOn=2026-03-03', () => []],
    ['registeredOn=0000-01-01', () => []],
    ['registeredOn=9999-12-31', () => []],
    ['programme=hosted', () => []],
    ['programme=business&day=4', () => [percent.id]],
  ])('%s', async (query, expected) => {
    expect(await ids(`?${query}`)).toEqual(expected());
  });

  it('match live meetings of an exhibitor, unless a meeting status is given', async () => {
    const stays = await stand.register([[5, 3, 660]], { name: 'Stays' });
    const goes = await stand.register([[5, 3, 720]], { name: 'Goes' });
    const [meeting] = goes.schedules;
    await stand.test.post(`/api/meetings/${meeting?.id}/reject`, {}, stand.editor);
    const maker = stand.makers[4];
    expect(await ids(`?exhibitor=${maker}`)).toEqual([stays.id]);
    expect(await ids(`?exhibitor=${maker}&meetingStatus=3`)).toEqual([goes.id]);
    expect(await ids(`?exhibitor=${maker}&meetingStatus=3&minute=660`)).toEqual([]);
    await stand.test.db.deleteFrom('registration').where('id', 'in', [stays.id, goes.id]).execute();
  });

  it.each([
    'day=x',
    'status=Nothing',
    'limit=0',
    'limit=101',
    'offset=-1',
    'registeredOn=yesterday',
    'meetingStatus=1',
  ])('refuses %s', async (query) => {
    expect((await stand.test.get(`/api/meetings?${query}`, stand.viewer)).statusCode).toBe(422);
  });

  it('states the maximum page size in a message', async () => {
    const answer = (await stand.test.get('/api/meetings?limit=400', stand.viewer)).json();
    expect([answer.error, answer.fields]).toEqual([
      'Please give 100 at most.',
      { limit: 'Please give 100 at most.' },
    ]);
  });
});

describe('pages', () => {
  it('apply limit and offset, and report the total', async () => {
    const answer = await stand.test.get('/api/meetings?limit=1&offset=1', stand.viewer);
    expect(answer.headers['x-total-count']).toBe('3');
    expect(answer.json().map(({ id }: MeetingGroup) => id)).toEqual([joon.id]);
    expect(await ids('?limit=2&offset=2')).toEqual([amira.id]);
    expect(await ids('?limit=2&offset=9')).toEqual([]);
    expect(await ids('?offset=2')).toEqual([amira.id]);
  });

  it('are not needed for a list longer than one portion, which is returned completely', async () => {
    const company = fieldsInSql('company', { name: 'Crowd', size: '1-10', country: 'Chile' });
    const visitor = fieldsInSql('visitor', { name: 'Crowd', email: 'crowd' });
    const { db, database } = stand.test;
    await database.pool.query(`
      with one as (
        insert into company (${company.columns}) select ${company.values} from generate_series(1, 1203) returning id
      ), visitor as (
        insert into visitor (company_id, ${visitor.columns})
        select id, ${visitor.values} from one returning id, company_id
      )
      insert into registration (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at, search_text)
      select ${stand.edition.editionId}, 'business', 'C-' || id, id, company_id, id::text, '2026-03-01', 'crowd' from visitor`);
    const all = await ids();
    expect(all).toHaveLength(1206);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect(await ids('?search=crowd&offset=1201')).toHaveLength(2);
    await db.deleteFrom('registration').where('search_text', '=', 'crowd').execute();
  });
});

it('gives the ids of a whole search, in the order of its pages', async () => {
  const idsOf = async (query: string) =>
    (await stand.test.get(`/api/meetings/ids${query}`, stand.viewer)).json().ids;
  expect(await idsOf('')).toEqual([percent.id, joon.id, amira.id]);
  expect(await idsOf('?search=saffron')).toEqual([joon.id]);
  expect((await stand.test.get('/api/meetings/ids')).statusCode).toBe(401);
});

it('excludes deleted registrations and those of other editions', async () => {
  const gone = await stand.register([[6, 3, 660]], { name: 'Gone' });
  await updateRows(stand.test.db, 'registration', { id: gone.id }, { cancelled_at: new Date() });
  const other = await createSmallEdition(stand.test.db, 2020);
  const { db } = stand.test;
  await db.updateTable('edition').set({ state: 'closed' }).where('id', '=', other.editionId).execute();
  await db.updateTable('edition').set({ state: 'open' }).where('year', '=', TEST_YEAR).execute();
  const past = await stand.register([[6, 3, 720]], { name: 'Past' });
  await updateRows(stand.test.db, 'registration', { id: past.id }, { edition_id: other.editionId });
  expect(await ids()).toEqual([percent.id, joon.id, amira.id]);
  for (const { id } of [gone, past])
    expect((await stand.test.get(`/api/meetings/${id}`, stand.viewer)).statusCode).toBe(404);
});
