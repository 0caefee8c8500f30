// Text survives CSV and XLSX unchanged, except for added apostrophes, and never becomes a formula.
import { cleanLine } from '@visavis/domain/text/normalise';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { Archive } from '../sheets/archive.ts';
import { SHEET_LIMITS } from '../sheets/limits.ts';
import { toCsv, withoutFormula, withoutGuard } from './csv.ts';
import type { Table } from './table.ts';
import { toXlsx } from './xlsx.ts';

type Row = readonly string[];

const table = (rows: readonly Row[], width: number): Table<Row> => ({
  name: 'Sheet & <one>',
  columns: Array.from({ length: width }, (_, index) => ({
    title: `Column ${index}`,
    width: 10,
    value: (row: Row) => row[index] ?? '',
  })),
  batches: (async function* () {
    yield rows.slice(0, 1);
    yield rows.slice(1);
  })(),
});

async function readAll(parts: AsyncIterable<string | Buffer>): Promise<Buffer> {
  const buffers: Buffer[] = [];
  for await (const part of parts) buffers.push(Buffer.from(part));
  return Buffer.concat(buffers);
}

const csvOf = async (rows: readonly Row[], width: number) =>
  (await readAll(toCsv(table(rows, width)))).toString();
const withoutMark = (text: string) => text.replace(/^\ufeff/, '');
const cellsOf = (csv: string, delimiter = ','): string[][] =>
  parse(withoutMark(csv), { delimiter, relax_column_count: true, relax_quotes: true });
const xlsxOf = async (rows: readonly Row[], width: number) => readAll(toXlsx(table(rows, width)));

/** Text rich in characters that are special to files and spreadsheets. */
const troublesome = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '"',
        "'",
        ',',
        ';',
        '|',
        ' ',
        'A1',
        '\uff1d',
        '雅',
        'é',
      ),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '+60123456789',
    '=HYPERLINK("http://evil.example";"x")',
    '-2+3',
    '@SUM(A1)',
    "'quoted'",
    '""',
  ),
);
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const withoutApostrophes = (text: string) => text.replaceAll("'", '');
const rowsOf = (cell: fc.Arbitrary<string>) =>
  fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });

describe('CSV', () => {
  it('parses back equal except for apostrophes, and no cell starts a formula', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(troublesome), async (rows) => {
        const [header, ...read] = cellsOf(await csvOf(rows, 3));
        expect(header).toEqual(['Column 0', 'Column 1', 'Column 2']);
        for (const cell of read.flat()) expect(cell).not.toMatch(FORMULA);
        expect(read.map((row) => row.map(withoutApostrophes))).toEqual(
          rows.map((row) => row.map(withoutApostrophes)),
        );
      }),
    );
  });

  it('keeps text that cannot be a formula unchanged', async () => {
    const row = ['Renée O’Hara-Lim', '雅 Beauty; Spa', 'a = b + c @ d', "it's", ''];
    expect(cellsOf(await csvOf([row], 5))[1]).toEqual(row);
  });

  it('a cell that was kept from being a formula is as it was when the file is read again', () => {
    fc.assert(
      fc.property(troublesome, (text) => {
        // An apostrophe of its own before such a sign cannot be told from one that was added.
        const own = withoutGuard(text);
        expect(withoutGuard(withoutFormula(own))).toBe(own);
      }),
    );
  });

  it('has no formula even if semicolons or tabs are taken for separators', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(troublesome), async (rows) => {
        const csv = withoutMark(await csvOf(rows, 3));
        // The crudest parser: every separator and line end starts a cell, quoted or not.
        for (const separator of [';', '\t'])
          for (const cell of csv.split(/[\r\n]/).flatMap((line) => line.split(separator)))
            expect(cell).not.toMatch(/^[=+\-@\uff1d]/);
      }),
    );
  });

  it('begins with a byte order mark and ends lines with CR LF', async () => {
    const csv = await readAll(toCsv(table([['a', 'b']], 2)));
    expect(csv.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(csv.subarray(3).toString()).toBe('"Column 0","Column 1"\r\n"a","b"\r\n');
  });

  it('quotes phone numbers behind an apostrophe', async () => {
    expect(await csvOf([['+60123456789']], 1)).toContain(`"'+60123456789"`);
  });
});

/** One line of text, as registrations store it; a lone surrogate cannot be encoded. */
const line = troublesome
  .map((text) => cleanLine(Buffer.from(text).toString()))
  // Excludes what the reading library cannot round-trip: it trims, and does not decode escaped characters.
  .filter((text) => text === text.trim() && !/_x[0-9a-f]{4}_/i.test(text) && !/[\ufffe\uffff]/.test(text));

describe('XLSX', () => {
  it('reads back equal, as text in every cell', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(line), async (rows) => {
        const [header, ...read] = await readSheet(await xlsxOf(rows, 3));
        expect(header).toEqual(['Column 0', 'Column 1', 'Column 2']);
        const written = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
        // The reader ignores empty rows at the end.
        while (written.length > 0 && written.at(-1)?.every((cell) => cell === null)) written.pop();
        expect(read).toEqual(written);
      }),
    );
  });

  it('contains no formula, and freezes the header row', async () => {
    const file = await xlsxOf([['=1+1', '_x0041_', 'a\u0001b']], 3);
    const sheet = new Archive(file, SHEET_LIMITS).text('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f');
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('>=1+1</t>');
    expect(sheet).toContain('>_x005F_x0041_</t>');
    expect(sheet).toContain('>ab</t>');
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(6);
  });

  it('fails when a batch cannot be read', async () => {
    const failing: Table<Row> = {
      ...table([], 1),
      batches: (async function* () {
        yield [['a']];
        throw new Error('the database is gone');
      })(),
    };
    await expect(readAll(toXlsx(failing))).rejects.toThrow('the database is gone');
  });
});
