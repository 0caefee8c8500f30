// Messy and hostile lists of people, read and imported: names are stored as plain text, anything else is refused.
import { inEnglish } from '@visavis/domain/words/english';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toXlsx } from '../../platform/tables/xlsx.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let people: ReturnType<typeof importCalls>;
beforeAll(async () => {
  test = await createTestApp();
  people = importCalls(test, (await createStaff(test.db, 'editor')).headers, 'registrations');
});
afterAll(() => test.close());
beforeEach(async () => {
  await createSmallEdition(test.db, 2026);
  await test.restart();
});

const HEADINGS =
  'Name;Title;Email;Phone;Company;Nature of business;Company size;Company phone;Address;City;State;Postcode;Country;Booth;Date;Time';
const REST = '0123456789;Kenari;Retail;11-50;0378905512;18 Jalan Telawi;KL;WP;59100;Malaysia';
const lineOf = (name: string, email: string, meeting = ';;') => `${name};Buyer;${email};${REST};${meeting}`;
const listOf = (...lines: string[]) => [HEADINGS, ...lines].join('\n');

/** What is stored of the valid people, and why the others are refused. */
async function outcomeOf(content: string | Buffer) {
  const view = await people.upload(content);
  const refused = (await people.rowsOf(view, '?result=refused')).map(({ notes }) =>
    notes.map(inEnglish).join(' '),
  );
  if (view.counts.created === 0) return { stored: [], refused };
  const applied = await people.tryTo(view, 'apply', { consent: true, isMailed: true });
  expect(applied.statusCode, applied.body).toBe(200);
  const stored = await test.db
    .selectFrom('import_registration')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .select('visitor.name')
    .where('import_id', '=', view.id)
    .orderBy('row')
    .execute();
  return { stored: stored.map(({ name }) => name), refused };
}

it('a lone surrogate, bidirectional controls and line breaks in a name become plain text', async () => {
  const names = ['Ana\ud800Lim', 'Bo\u202eLim\u202c', '"Cy\r\nLim"', 'e\u0301a'];
  const lines = names.map((name, at) => lineOf(name, `p${at}@kenari.example`));
  const bytes = Buffer.from(`\ufeff${listOf(...lines)}`, 'utf16le');
  expect(await outcomeOf(bytes)).toEqual({
    stored: ['Ana\ufffdLim', 'BoLim', 'Cy Lim', '\u00e9a'],
    refused: [],
  });
});

it('a text that looks like a formula is stored as text', async () => {
  const lines = ['=1+1', '+cmd', '@SUM(A1)', '-2'].map((name, at) => lineOf(name, `f${at}@kenari.example`));
  expect((await outcomeOf(listOf(...lines))).stored).toEqual(['=1+1', '+cmd', '@SUM(A1)', '-2']);
});

it('huge cells are refused with the message of the form, and a spreadsheet error counts as an empty cell', async () => {
  const list = listOf(
    lineOf('x'.repeat(60_000), 'huge@kenari.example'),
    lineOf('Mei', `${'m'.repeat(300)}@kenari.example`),
    lineOf('#REF!', 'ref@kenari.example'),
    lineOf('Ana', 'ana@kenari.example', '#N/A;#N/A;#N/A'),
  );
  expect(await outcomeOf(list)).toEqual({
    stored: ['Ana'],
    refused: [
      'Name: This is too long. Please shorten it.',
      'Email: This is too long. Please shorten it.',
      'Name is required',
    ],
  });
});

it('reads a list in another encoding, with titles above and a total below', async () => {
  const chinese = Buffer.from(
    // '姓名;邮箱;公司;国家/地区' in GB18030.
    'd0d5c3fb3bd3cacfe43bb9abcbbe3bb9fabcd22fb5d8c7f80a',
    'hex',
  );
  const view = await people.upload(
    Buffer.concat([chinese, Buffer.from('Mei;mei@kenari.example;Kenari;Malaysia\n')]),
  );
  expect(view.reading).toMatchObject({ encoding: 'gb18030', headingRow: 1, rows: 1 });
  expect(view.reading.columns.map(({ field }) => field)).toEqual(['name', 'email', 'companyName', 'country']);
  const titled = await people.upload(
    ['VISITORS 2026', '', listOf(lineOf('Mei', 'mei@kenari.example')), 'Total: 1'].join('\n'),
  );
  expect(titled.reading).toMatchObject({ headingRow: 3, rows: 1 });
  expect(titled.counts).toMatchObject({ created: 1, refused: 0 });
});

it('a workbook reads as the same list', async () => {
  const cells = listOf(lineOf('Mei 陈', 'mei@kenari.example', 'B-145;3 June;11 am'))
    .split('\n')
    .map((line) => line.split(';'));
  const [titles = [], ...rows] = cells;
  const table = {
    name: 'Visitors',
    columns: titles.map((title, at) => ({ title, width: 20, value: (row: string[]) => row[at] ?? '' })),
    batches: (async function* () {
      yield rows;
    })(),
  };
  const parts: Buffer[] = [];
  for await (const part of toXlsx(table)) parts.push(Buffer.from(part));
  expect(await outcomeOf(Buffer.concat(parts))).toEqual({ stored: ['Mei 陈'], refused: [] });
});

it('ten megabytes are read; a file that is not a list, or has no addresses, imports nobody and says why', async () => {
  const wide = Array.from(
    { length: 500 },
    (_, at) => `${lineOf(`P ${at}`, `w${at}@kenari.example`)};${'z'.repeat(20_000)}`,
  );
  const view = await people.upload(listOf(...wide));
  expect(view.counts).toMatchObject({ created: 500, refused: 0 });
  const picture = await people.send(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  expect([picture.statusCode, picture.json().code]).toEqual([422, 'import.unreadable']);
  const binary = await people.send(listOf(lineOf('Mei\0Tan', 'mei@kenari.example')));
  expect([binary.statusCode, binary.json().code]).toEqual([422, 'import.unreadable']);
  const nobody = await people.upload('Name;Company\nMei;Kenari\n');
  expect(nobody.counts).toMatchObject({ created: 0, refused: 1 });
  const answer = await people.tryTo(nobody, 'apply', { consent: true });
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    'No column holds email addresses. Please choose the column that does.',
  ]);
});
