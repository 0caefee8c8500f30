// The figures of an edition and the schedules of its exhibitors, on a real database.

import type { Overview } from '@visavis/contract/overview/endpoints';
import { describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { fieldsInSql } from '../../testing/profile-rows.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { insertRow, insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const EXHIBITORS = 10;
const HOURS = 28;
const stand = prepareOnce(openReview);

/** The current figures; the new process has nothing cached yet. */
async function countedNow(): Promise<Overview> {
  await stand.test.restart();
  const answer = await stand.test.get('/api/overview', stand.viewer);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const act = (id: number, action: string) =>
  stand.test.post(`/api/meetings/${id}/${action}`, {}, stand.editor).then(({ statusCode }) => {
    expect(statusCode).toBe(200);
  });
/** Registers for maker 1 on day 3. */
async function registerAt(
  instant: string,
  minute: number,
  changes: Parameters<ReviewStand['register']>[1] = {},
) {
  const group = await stand.register([[1, 3, minute]], changes);
  await updateRows(stand.test.db, 'registration', { id: group.id }, { created_at: new Date(instant) });
  return group;
}
const fillAt = ({ fill }: Overview, day: number, minute: number) =>
  fill.find((one) => one.day === day && one.minute === minute);

describe('GET /api/overview', () => {
  it('returns every figure of an edition without registrations, and no last change', async () => {
    const overview = await countedNow();
    expect(overview).toMatchObject({
      registrations: { business: 0, hosted: 0 },
      // One hour is blocked.
      meetings: { pending: 0, undecided: 0, rejected: 0, approved: 0, capacity: EXHIBITORS * HOURS - 1 },
      waitingRegistrations: 0,
      emails: { queued: 0, sent: 0, failed: 0, unsent: 0 },
      applications: { pending: 0, approved: 0, rejected: 0 },
      deposits: { paid: 0, sum: 0, currency: 'MYR', refundsDue: 0 },
      mostBooked: [],
      countries: [],
      exhibitorCount: EXHIBITORS,
      lastChangeAt: null,
    });
    expect(overview.days).toHaveLength(14);
    expect([overview.days[0]?.date, overview.days[13]?.date]).toEqual(['2026-02-17', '2026-03-02']);
    expect(overview.fill).toHaveLength(HOURS);
    expect(fillAt(overview, 1, 660)).toEqual({ day: 1, minute: 660, taken: 0, capacity: EXHIBITORS - 1 });
  });

  it('counts meetings by status, and registrations by country and by day in the time zone of the fair', async () => {
    const { schedules } = await stand.register([
      [1, 2, 660],
      [2, 2, 720],
      [3, 2, 780],
    ]);
    const [first, second] = schedules;
    await act(first?.id ?? 0, 'approve');
    await act(second?.id ?? 0, 'reject');
    // Half past midnight at the fair, but still the day before in UTC.
    await registerAt('2026-02-28T16:30:00Z', 660, { country: 'Singapore' });
    // The first instant of the fourteen days, and the last one before them.
    await registerAt('2026-02-16T16:00:00Z', 720);
    const old = await registerAt('2026-02-16T15:59:59Z', 780);
    await act(old.schedules[0]?.id ?? 0, 'approve');
    const overview = await countedNow();
    expect(overview).toMatchObject({
      registrations: { business: 4, hosted: 0 },
      meetings: { pending: 3, rejected: 1, approved: 2 },
      waitingRegistrations: 3,
      emails: { queued: 0, sent: 0, failed: 0, unsent: 4 },
      countries: [
        { country: 'Malaysia', registrations: 3 },
        { country: 'Singapore', registrations: 1 },
      ],
      lastChangeAt: TEST_NOW.toISOString(),
    });
    expect(overview.days.filter(({ business }) => business > 0)).toEqual([
      { date: '2026-02-17', business: 1, hosted: 0 },
      { date: '2026-03-01', business: 1, hosted: 0 },
      { date: '2026-03-02', business: 1, hosted: 0 },
    ]);
    expect(overview.mostBooked.map(({ name, meetings }) => [name, meetings])).toEqual([
      ['Maker 1', 4],
      ['Maker 3', 1],
    ]);
    expect(overview.leastBooked).toHaveLength(5);
    expect(overview.leastBooked.every(({ meetings }) => meetings === 0)).toBe(true);
    // A rejected meeting has freed its hour.
    expect([660, 720, 780].map((minute) => fillAt(overview, 2, minute)?.taken)).toEqual([1, 0, 1]);
  });

  it('excludes blocked hours and deleted registrations, and counts every place', async () => {
    const before = await countedNow();
    const [maker1 = 0, maker2 = 0] = stand.makers;
    await stand.test.db.updateTable('exhibitor').set({ places: 3 }).where('id', '=', maker2).execute();
    // The first of these hours already has a meeting.
    await insertRows(stand.test.db, 'blocked_slot', [
      { exhibitor_id: maker1, day: 2, minute: 660 },
      { exhibitor_id: maker2, day: 2, minute: 660 },
      { exhibitor_id: maker2, day: 2, minute: 1320 },
    ]);
    const gone = await stand.register([
      [4, 4, 660],
      [5, 4, 720],
    ]);
    await act(gone.schedules[0]?.id ?? 0, 'reject');
    const { id, user_id, visitor_company_id } = gone;
    const ended = await stand.test.post(
      '/api/meetings/delete',
      { id, user_id, visitor_company_id },
      stand.admin,
    );
    expect(ended.statusCode).toBe(200);
    const overview = await countedNow();
    // Two more places in 28 hours, minus one hour of one place and one of three; an hour off the grid does not count.
    expect(overview.meetings).toEqual({
      ...before.meetings,
      capacity: before.meetings.capacity + 2 * HOURS - 1 - 3,
    });
    expect(fillAt(overview, 2, 660)).toEqual({
      day: 2,
      minute: 660,
      taken: 0,
      capacity: EXHIBITORS + 2 - 1 - 3,
    });
    expect(fillAt(overview, 2, 720)).toEqual({ day: 2, minute: 720, taken: 0, capacity: EXHIBITORS + 2 });
    expect(overview.registrations).toEqual(before.registrations);
  });

  it('excludes places without a representative', async () => {
    const before = await countedNow();
    const [, , maker3 = 0] = stand.makers;
    const starts_at = new Date('2026-06-04T03:00:00Z');
    const absence = { exhibitor_id: maker3, day: 3, place: 1, status: 5, starts_at };
    await insertRows(stand.test.db, 'claim', { ...absence, minute: 660, length: 120 });
    const after = await countedNow();
    expect(after.meetings).toEqual({ ...before.meetings, capacity: before.meetings.capacity - 2 });
    expect([660, 720, 780].map((minute) => fillAt(after, 3, minute)?.capacity)).toEqual(
      [660, 720, 780].map((minute) => (fillAt(before, 3, minute)?.capacity ?? 0) - (minute < 780 ? 1 : 0)),
    );
    await stand.test.db.deleteFrom('claim').where('status', '=', 5).execute();
  });

  it('never reports more places taken than exist after an exhibitor gave up places', async () => {
    const [, maker2 = 0] = stand.makers;
    await stand.register([[2, 4, 900]]);
    await stand.register([[2, 4, 900]]);
    await stand.test.db.updateTable('exhibitor').set({ places: 1 }).where('id', '=', maker2).execute();
    const { taken = 0, capacity } = fillAt(await countedNow(), 4, 900) ?? {};
    expect([taken <= 1, capacity]).toEqual([true, EXHIBITORS]);
  });

  it('is limited to organisers', async () => {
    expect((await stand.test.get('/api/overview')).statusCode).toBe(401);
  });

  it('excludes other editions', async () => {
    const { lastChangeAt: _, emails: __, ...before } = await countedNow();
    const edition = await insertRow(stand.test.db, 'edition', {
      name: 'The one before',
      dates: ['2025-06-02'],
      starts: [660],
      business_minimum: 1,
      business_maximum: 8,
      contact_email: 'pr@exhibition.example',
      contact_whatsapp: '',
    });
    const [maker3 = 0] = stand.makers.slice(2);
    const company = fieldsInSql('company', { country: 'Chile' });
    const visitor = fieldsInSql('visitor');
    const { rows } = await stand.test.database.pool.query(
      `insert into exhibitor (edition_id, company_name, booth_number, folded_name, folded_booth, region_country,
          product_profile, description)
        select $1, company_name, booth_number, folded_name, folded_booth, region_country, '', ''
        from exhibitor where id = $2 returning id`,
      [edition, maker3],
    );
    await stand.test.database.pool.query(
      `with c as (insert into company (${company.columns}) values (${company.values}) returning id),
        v as (insert into visitor (company_id, ${visitor.columns})
          select id, ${visitor.values} from c returning id, company_id),
        r as (insert into registration (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at)
          select $1, 'business', 'BM-OLD', id, company_id, 'old', now() from v returning id)
        insert into claim (registration_id, exhibitor_id, day, minute, starts_at) select id, $2, 1, 660, now() from r`,
      [edition, rows[0].id],
    );
    const { lastChangeAt: _after, emails: _emails, ...after } = await countedNow();
    expect(after).toEqual(before);
  });
});

describe('GET /api/exhibitor-schedules', () => {
  const list = async (query: string) => {
    await stand.test.restart();
    const answer = await stand.test.get(`/api/exhibitor-schedules${query}`, stand.viewer);
    expect(answer.statusCode).toBe(200);
    return answer.json() as { exhibitors: { name: string; boothNumber: string }[]; total: number };
  };

  it('returns loads by name, most or least booked, paged', async () => {
    const byName = await list('');
    expect(byName.total).toBe(EXHIBITORS);
    expect(byName.exhibitors.map(({ name }) => name)).toEqual([
      '__proto__',
      'Atelier Nacre',
      'Atelier Nacre',
      'Hanari Skin Lab',
      ...[1, 2, 3, 4, 5, 6].map((number) => `Maker ${number}`),
    ]);
    const most = await list('?order=most-booked&limit=1');
    expect(most).toEqual({
      exhibitors: [
        {
          id: stand.makers[0],
          name: 'Maker 1',
          boothNumber: 'M-1',
          country: 'Malaysia',
          places: 1,
          meetings: 4,
          pending: 2,
          approved: 2,
          capacity: HOURS - 1,
        },
      ],
      total: EXHIBITORS,
    });
    expect((await list('?order=least-booked&limit=1&offset=9')).exhibitors).toEqual(most.exhibitors);
    expect((await list('?offset=10')).exhibitors).toEqual([]);
  });

  it.each([
    ['company name, ignoring case', 'hanari', 1],
    ['booth', 'f-001', 1],
    ['country', 'south korea', 4],
    ['text without a match', 'nowhere', 0],
    ['a wildcard of the database, literally', '%', 0],
  ])('searches by %s', async (_, search, total) => {
    expect((await list(`?search=${encodeURIComponent(search)}`)).total).toBe(total);
  });

  it.each(['?limit=0', '?limit=101', '?offset=-1', '?order=random'])('refuses %s', async (query) => {
    expect((await stand.test.get(`/api/exhibitor-schedules${query}`, stand.viewer)).statusCode).toBe(422);
  });

  it('is limited to organisers', async () => {
    expect((await stand.test.get('/api/exhibitor-schedules')).statusCode).toBe(401);
    expect((await stand.test.get('/api/exhibitor-schedules/1')).statusCode).toBe(401);
  });
});

describe('GET /api/exhibitor-schedules/:id', () => {
  it('returns live meetings hour by hour with their visitors, and the blocked hours', async () => {
    const answer = await stand.test.get(`/api/exhibitor-schedules/${stand.makers[0]}`, stand.viewer);
    expect(answer.statusCode).toBe(200);
    const { exhibitor, meetings, blocked } = answer.json();
    expect(exhibitor).toMatchObject({ company_name: 'Maker 1', booth_number: 'M-1' });
    expect(blocked).toEqual([{ day: 2, minute: 660 }]);
    expect(meetings.map(({ day, minute, status }: Record<string, number>) => [day, minute, status])).toEqual([
      [2, 660, 4],
      [3, 660, 2],
      [3, 720, 2],
      [3, 780, 4],
    ]);
    expect(meetings[1]).toMatchObject({
      date: '2026-06-04',
      time: '11.00am-12.00pm',
      reference: expect.stringMatching(/^BM-/),
      name: 'Amira Rahman',
      designation: 'Head of Buying',
      company: 'Kenari Beauty Retail',
      country: 'Singapore',
      phoneNumber: '+60123456789',
    });
  });

  it('excludes rejected meetings', async () => {
    const answer = await stand.test.get(`/api/exhibitor-schedules/${stand.makers[3]}`, stand.viewer);
    expect(answer.json().meetings).toEqual([]);
  });

  it.each(['999999', '2147483647'])('%s is 404', async (id) => {
    expect((await stand.test.get(`/api/exhibitor-schedules/${id}`, stand.viewer)).statusCode).toBe(404);
  });

  it.each(['0', 'x', '2147483648'])('%s is 422', async (id) => {
    expect((await stand.test.get(`/api/exhibitor-schedules/${id}`, stand.viewer)).statusCode).toBe(422);
  });
});
