// Every file of an edition's archive except exhibitors.csv is recognised as a part of an archive and refused.
import { message } from '@visavis/domain/message/message';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeAll, expect, it } from 'vitest';
import { filesOf } from '../../testing/archive-files.ts';
import { exported } from '../../testing/edition-archives.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows } from '../../testing/rows.ts';
import { xlsxOf } from '../../testing/sheet-files.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { dryRun } from './dry-run.service.ts';
import { dryRunOfPeople } from './registrations-dry-run.service.ts';

const test = prepareOnce(createTestApp);
let headers: { authorization: string };
let files: Map<string, Buffer>;
beforeAll(async () => {
  const { editionId, exhibitorIds } = await createSmallEdition(test.db);
  ({ headers } = await createStaff(test.db, 'editor'));
  await insertRows(test.db, 'exhibitor_logo', {
    exhibitor_id: exhibitorIds.nacre,
    side: 0,
    media_type: 'image/svg+xml',
    content: Buffer.from('<svg/>'),
  });
  files = await filesOf(await exported(test, editionId));
});

const rowsOf = (file: string): string[][] =>
  parse(files.get(file) ?? '', { bom: true, relax_column_count: true });
/** The file with one more row, since a small edition has no rows in some tables. */
const withRow = (file: string): string[][] => {
  const [head = [], ...rows] = rowsOf(file);
  return [head, ...rows, head.map((name) => (name === 'position' ? '7' : `Some ${name}`))];
};

const NOTHING_CHOSEN = {
  choices: { encoding: null, delimiter: null, columns: null, sheet: null, headingRow: null },
  remembered: {},
  decisions: [],
  readState: () => {
    throw new Error('a part is refused before the edition is read');
  },
};

const FORMS: readonly (readonly [string, (file: string) => string | Buffer])[] = [
  ['as it is', (file) => files.get(file) ?? ''],
  ['with a row', (file) => stringify(withRow(file))],
  ['saved with semicolons', (file) => stringify(withRow(file), { delimiter: ';' })],
  ['saved as XLSX', (file) => xlsxOf([{ name: file, rows: withRow(file) }])],
  ['below a title', (file) => stringify([['Edition 2026'], [], ...withRow(file)])],
];

const parts = () => [...files.keys()].filter((path) => path.endsWith('.csv') && path !== 'exhibitors.csv');

it.each(FORMS)('every part %s is refused by both imports', (_, formOf) => {
  expect(parts().length).toBeGreaterThan(10);
  for (const file of parts())
    for (const read of [dryRun, dryRunOfPeople])
      expect(() => read({ ...NOTHING_CHOSEN, bytes: Buffer.from(formOf(file)) }), file).toThrow(
        expect.objectContaining({ reason: message('import.part-of-archive') }),
      );
});

it('the refusal says how to import the archive', async () => {
  const response = await importCalls(test, headers).send(files.get('categories.csv') ?? '');
  expect([response.statusCode, response.json().message]).toEqual([
    422,
    'This is one file of an edition’s archive. Please load the whole archive under Edition, or import its exhibitors.csv here.',
  ]);
});

it('exhibitors.csv is imported', async () => {
  const view = await importCalls(test, headers).upload(files.get('exhibitors.csv') ?? '');
  expect([view.reading.rows, view.counts]).toMatchObject([4, { refused: 0 }]);
});

it('a list of exhibitors that shares some headings is not taken for a part of an archive', async () => {
  const list = 'Name,Position,Names,Booth\nKenari,1,Kenari Beauty,A-1\n';
  for (const content of [
    list.replace(',Names', '').replace(',Kenari Beauty', ''),
    'name,category.name\nA,Soap\n',
  ])
    expect((await importCalls(test, headers).send(content)).statusCode).toBe(201);
});
