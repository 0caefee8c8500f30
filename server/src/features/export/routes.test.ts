// Exports on a real database: who may export, what the files contain, and what the audit trail records.

import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsInSql } from '../../testing/profile-rows.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { listActions } from '../../testing/staff.ts';

let stand: ReviewStand;
let reference: string;

beforeAll(async () => {
  stand = await openReview();
  const first = await stand.register(
    [
      [1, 1, 660],
      [2, 4, 1020],
    ],
    { name: 'Renée "雅" Tan', companyName: '=SUM(A1:A9)' },
  );
  reference = first.registrationNumber;
  await stand.test.post(`/api/meetings/${first.schedules[0]?.id}/approve`, {}, stand.editor);
  const { serums, creams } = stand.edition.subCategoryIds;
  await stand.test.db
    .insertInto('registration_interest')
    .values([creams, serums].map((sub_category_id) => ({ registration_id: first.id, sub_category_id })))
    .execute();
  await stand.test.db
    .updateTable('registration')
    .set({ created_at: new Date('2026-03-01T16:05:00Z') })
    .where('id', '=', first.id)
    .execute();
  const second = await stand.register([[1, 1, 720]], { country: 'Singapore' });
  // The visitor cancels this one.
  await stand.test.db
    .updateTable('claim')
    .set({ status: 3, cancelled_by: 'visitor' })
    .where('id', '=', second.schedules[0]?.id ?? 0)
    .execute();
});
afterAll(() => stand.close());

const download = (path: string, headers: Record<string, string> = stand.viewer) =>
  stand.test.app.inject({ method: 'GET', url: `/api/exports/${path}`, headers });
const linesOf = (body: string): Record<string, string>[] => parse(body, { bom: true, columns: true });

describe('a selection', () => {
  const choose = (path: string, ids: number[], headers = stand.viewer) =>
    stand.test.post(`/api/exports/${path}`, { ids }, headers);

  it('of more rows than a URL can hold is exported, limited to those that match the search', async () => {
    const { id } = await stand.test.db
      .selectFrom('registration')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const many = [id, ...Array.from({ length: 9_999 }, (_, index) => 1_000_000 + index)];
    const answer = await choose('registrations?format=csv&columns=name', many);
    expect(answer.statusCode).toBe(200);
    expect(linesOf(answer.body)).toMatchObject([{ Reference: reference }]);
    expect(linesOf((await choose('meetings?format=csv', many)).body)).toHaveLength(2);
    expect(linesOf((await choose('registrations?format=csv&country=Singapore', many)).body)).toEqual([]);
    expect((await listActions(stand.test.db)).at(-1)?.after).toMatchObject({
      rows: 0,
      selected: 10_000,
    });
  });

  it('is refused if empty or too large, and without a session', async () => {
    for (const ids of [[], Array.from({ length: 10_001 }, (_, index) => index + 1), [0]])
      expect((await choose('registrations?format=csv', ids)).statusCode).toBe(422);
    expect((await choose('registrations?format=csv', [1], {} as typeof stand.viewer)).statusCode).toBe(401);
  });
});

describe('registrations', () => {
  it('as CSV: one row each, newest first, with all their data', async () => {
    const answer = await download('registrations?format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="registrations-2026-03-02.csv"',
      'cache-control': 'no-store',
    });
    const lines = linesOf(answer.body);
    expect(lines.map(({ Country }) => Country)).toEqual(['Singapore', 'Malaysia']);
    // Every field of the form is compared in registration/fields.test.ts.
    expect(lines[1]).toMatchObject({
      Reference: reference,
      'Registered at (UTC+8)': '2026-03-02 00:05',
      Name: 'Renée "雅" Tan',
      'Phone Number': "'+60123456789",
      Company: "'=SUM(A1:A9)",
      Country: 'Malaysia',
      Interests: 'Serums and ampoules; Barrier creams',
      Status: 'Pending',
      'Meetings Pending': '1',
      'Meetings Approved': '1',
      'Meetings Rejected': '0',
    });
  });

  it('as an Excel file: the same data, as text', async () => {
    const answer = await download('registrations?format=xlsx');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="registrations-2026-03-02.xlsx"',
    );
    const [header = [], , line = []] = await readSheet(answer.rawPayload);
    expect(Object.fromEntries(header.map((title, place) => [title, line[place]]))).toMatchObject({
      Reference: reference,
      'Registered at (UTC+8)': '2026-03-02 00:05',
      Name: 'Renée "雅" Tan',
      'Phone Number': '+60123456789',
      Company: '=SUM(A1:A9)',
    });
  });

  it('of a search are the same as in the list', async () => {
    const lines = linesOf((await download('registrations?format=csv&search=REN%C3%89E')).body);
    expect(lines.map((line) => line.Reference)).toEqual([reference]);
    expect(linesOf((await download('registrations?format=csv&country=Singapore')).body)).toHaveLength(1);
    expect(linesOf((await download('registrations?format=csv&search=nobody')).body)).toEqual([]);
  });

  it('in several batches: each exactly once', async () => {
    const company = fieldsInSql('company', { name: 'Many', country: 'Peru' });
    const visitor = fieldsInSql('visitor');
    await stand.test.database.pool.query(`
      with c as (insert into company (${company.columns}) select ${company.values} from generate_series(1, 1201)
          returning id),
        v as (insert into visitor (company_id, ${visitor.columns})
          select id, ${visitor.values} from c returning id, company_id)
      insert into registration (edition_id, programme, reference, visitor_id, company_id, folded_email, created_at)
        select (select max(id) from edition), 'business', 'MANY-' || id, id, company_id, 'many' || id, now() from v`);
    const lines = linesOf((await download('registrations?format=csv&country=Peru')).body);
    expect(new Set(lines.map((line) => line.Reference)).size).toBe(1201);
    expect(lines).toHaveLength(1201);
  });
});

describe('meetings', () => {
  it('one row each, ordered by day and hour, with who cancelled it', async () => {
    const answer = await download('meetings?format=csv&search=11-50');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="meetings-2026-03-02.csv"');
    const lines = linesOf(answer.body);
    expect(lines.map((line) => [line.Status, line['Cancelled By']])).toEqual([
      ['Rejected', 'Visitor'],
      ['Approved', ''],
      ['Pending', ''],
    ]);
    expect(lines[1]).toEqual({
      Reference: reference,
      Name: 'Renée "雅" Tan',
      Company: "'=SUM(A1:A9)",
      Country: 'Malaysia',
      Exhibitor: 'Maker 1',
      'Booth Number': 'M-1',
      Day: '1',
      Date: '2026-06-02',
      'Day of Week': 'Tuesday',
      Time: '11.00am-12.00pm',
      Status: 'Approved',
      'Cancelled By': '',
      Email: expect.stringContaining('@'),
      'Phone Number': expect.stringContaining('+60'),
    });
  });

  it('beyond the limit of an Excel file are refused, with advice on what to do', async () => {
    await stand.test.database.pool.query(`
      insert into claim (registration_id, exhibitor_id, day, minute, starts_at, status)
      select (select max(id) from registration), (select max(id) from exhibitor), 1, 11, now(), 3
      from generate_series(1, 100000)`);
    const refused = await download('meetings?format=xlsx');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'request.invalid',
      message:
        'An Excel file holds 100,000 rows at most here. Please narrow the search, or take the CSV file.',
    });
  });
});

describe('access and audit', () => {
  it.each(['registrations', 'meetings'])('%s are for organisers only, in a known format', async (noun) => {
    expect((await download(`${noun}?format=csv`, {})).statusCode).toBe(401);
    expect((await download(`${noun}?format=pdf`)).statusCode).toBe(422);
    expect((await download(noun)).statusCode).toBe(422);
    expect((await download(`${noun}?format=csv&registeredOn=yesterday`)).statusCode).toBe(422);
  });

  it('every export is in the audit trail, with who, what and how many', async () => {
    await download('registrations?format=csv&country=Singapore&search=kenari');
    await download('meetings?format=xlsx&country=Singapore');
    const actions = (await listActions(stand.test.db)).slice(-2);
    expect(actions).toMatchObject([
      {
        actor_kind: 'organiser',
        actor: expect.stringMatching(/^viewer/),
        action: 'registration.export',
        subject: '1 registration as CSV',
        after: { format: 'csv', rows: 1, country: 'Singapore', search: 'kenari' },
      },
      { action: 'meeting.export', subject: '1 meeting as XLSX', after: { format: 'xlsx', rows: 1 } },
    ]);
  });
});
