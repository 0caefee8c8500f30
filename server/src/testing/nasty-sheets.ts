// Workbooks in XLSX and ODS, both valid and malicious.
import type { NastyFile } from './nasty-file.ts';
import { ODS_MIMETYPE, odsOf, odsRow, xlsxOf, zipOf } from './sheet-files.ts';

const TERRA = 'Terra Clay | A-159 |  | Poland';
const SHEET_HEAD = ['Company name', 'Booth number', 'Country'];
const serial = (attributes: string, value: string) => ({ attributes, content: `<v>${value}</v>` });

export const NASTY_SHEETS: readonly NastyFile[] = [
  {
    name: 'a workbook',
    bytes: () => xlsxOf([{ name: 'List', rows: [SHEET_HEAD, ['Terra Clay', 'A-159', 'Poland']] }]),
    read: 'xlsx',
    exhibitors: [TERRA],
  },
  {
    name: 'merged cells: a title over columns, a name over rows',
    bytes: () =>
      xlsxOf([
        {
          name: 'List',
          rows: [
            ['EXHIBITORS 2026', null, null, null],
            [...SHEET_HEAD, 'Product'],
            ['Terra Clay', 'A-159', 'Poland', 'Mask'],
            [null, null, null, 'Scrub'],
          ],
          merges: ['A1:D1', 'A3:A4', 'B3:B4', 'C3:C4'],
        },
      ]),
    exhibitors: [TERRA],
    products: ['Mask', 'Scrub'],
    results: ['created', 'merged'],
    mended: [2, 0, 0, 0],
  },
  {
    name: 'a hidden sheet, an empty one, and the list',
    bytes: () =>
      xlsxOf([
        { name: 'Old', state: 'veryHidden', rows: [SHEET_HEAD, ['Old Clay', 'A-1', 'Poland']] },
        { name: 'Empty', rows: [] },
        { name: 'Notes', rows: [['Call them on Monday']] },
        { name: 'List', rows: [SHEET_HEAD, ['Terra Clay', 'A-159', 'Poland']] },
      ]),
    exhibitors: [TERRA],
  },
  {
    name: 'formulas have their last result, errors nothing',
    bytes: () =>
      xlsxOf([
        {
          name: 'List',
          rows: [
            [...SHEET_HEAD, 'Description'],
            [
              { attributes: 't="str"', content: '<f>A1&amp;"x"</f><v>Terra Clay</v>' },
              'A-159',
              { attributes: 't="str"', content: '<f>VLOOKUP(1,2,3)</f><v>Poland</v>' },
              { attributes: 't="e"', content: '<f>1/0</f><v>#DIV/0!</v>' },
            ],
          ],
        },
      ]),
    exhibitors: [TERRA],
    texts: { description: '' },
    mended: [0, 0, 1, 0],
  },
  {
    name: 'numbers for names and booths',
    bytes: () =>
      xlsxOf([
        {
          name: 'List',
          rows: [
            SHEET_HEAD,
            [4711, 159, 'Germany'],
            [{ attributes: 't="n"', content: '<v>6.0123456789E10</v>' }, 160, 'Germany'],
          ],
        },
      ]),
    exhibitors: ['4711 | 159 |  | Germany', '60123456789 | 160 |  | Germany'],
  },
  {
    name: 'a booth whose zeros are shown by a format',
    bytes: () =>
      xlsxOf([{ name: 'List', rows: [SHEET_HEAD, ['Terra Clay', serial('s="4"', '7'), 'Poland']] }]),
    exhibitors: ['Terra Clay | 007 |  | Poland'],
  },
  {
    name: 'a booth that Excel has made a date of',
    bytes: () =>
      xlsxOf([{ name: 'List', rows: [SHEET_HEAD, ['Terra Clay', serial('s="3"', '46361'), 'Poland']] }]),
    refusals: ['import.booth-is-date'],
    troubles: ['booth Terra Clay'],
  },
  {
    name: 'a booth that Excel has made a date of, given by hand',
    bytes: () =>
      xlsxOf([{ name: 'List', rows: [SHEET_HEAD, ['Terra Clay', serial('s="3"', '46361'), 'Poland']] }]),
    decisions: [{ kind: 'booth', key: 'terra clay', choice: 'set', value: '5-12' }],
    exhibitors: ['Terra Clay | 5-12 |  | Poland'],
  },
  {
    name: 'blocked hours as a date beside a time, and as numbers',
    bytes: () =>
      xlsxOf([
        {
          name: 'Hours',
          rows: [
            ['Company name', 'Blocked day', 'Blocked time'],
            ['Hanari Skin Lab', serial('s="1"', '46175'), serial('s="2"', '0.5')],
            ['Atelier Nacre', 46176, 0.5],
          ],
        },
      ]),
    blocked: ['1 720', '2 720'],
  },
  {
    name: 'inline texts, several formats in a cell, escaped characters',
    bytes: () =>
      xlsxOf([
        {
          name: 'List',
          rows: [
            SHEET_HEAD,
            [
              { attributes: 't="inlineStr"', content: '<is><r><t>Terra </t></r><r><t>Clay</t></r></is>' },
              { attributes: 't="inlineStr"', content: '<is><t>A-159_x000D_</t></is>' },
              'Poland',
            ],
          ],
        },
      ]),
    exhibitors: [TERRA],
  },
  {
    name: 'cells in any place, without references',
    bytes: () =>
      zipOf([
        {
          path: 'xl/workbook.xml',
          content: '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="S" r:id="r1"/></x:sheets></x:workbook>',
        },
        {
          path: 'xl/_rels/workbook.xml.rels',
          content: '<Relationships><Relationship Id="r1" Target="/xl/worksheets/one.xml"/></Relationships>',
        },
        {
          path: 'xl/worksheets/one.xml',
          content: `<x:worksheet xmlns:x="m"><x:sheetData>${[SHEET_HEAD, ['Terra Clay', 'A-159', 'Poland']].map((row) => `<x:row>${row.map((cell) => `<x:c t="str"><x:v>${cell}</x:v></x:c>`).join('')}</x:row>`).join('')}</x:sheetData></x:worksheet>`,
        },
      ]),
    exhibitors: [TERRA],
  },
  {
    name: 'an ODS file with repeated and covered cells',
    bytes: () =>
      odsOf(
        `<table:table table:name="List">${odsRow(...SHEET_HEAD)}${odsRow('Terra Clay', 'A-159', 'Poland')}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table>`,
      ),
    read: 'ods',
    exhibitors: [TERRA],
  },
  {
    name: 'an ODS file with a value repeated a million times',
    bytes: () =>
      odsOf(
        `<table:table table:name="List">${odsRow(...SHEET_HEAD)}<table:table-row table:number-rows-repeated="1000000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
      ),
    fails: 'import.too-many-cells',
  },
  {
    name: 'an ODS file with a password',
    bytes: () =>
      zipOf([
        ODS_MIMETYPE,
        {
          path: 'META-INF/manifest.xml',
          content: '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
        },
        { path: 'content.xml', content: 'x' },
      ]),
    fails: 'import.password',
  },
  {
    name: 'a workbook with a password',
    bytes: () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    fails: 'import.password',
  },
  {
    name: 'an archive with a password',
    bytes: () => zipOf([{ path: 'xl/workbook.xml', content: 'x', isEncrypted: true }]),
    fails: 'import.password',
  },
  {
    name: 'a workbook of the old kind',
    bytes: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    fails: 'import.old-excel',
  },
  {
    name: 'a Word document',
    bytes: () => zipOf([{ path: 'word/document.xml', content: '<w/>' }]),
    fails: 'import.document',
  },
  {
    name: 'half a workbook',
    bytes: () => xlsxOf([{ name: 'List', rows: [SHEET_HEAD] }]).subarray(0, 500),
    fails: 'import.damaged',
  },
  {
    name: 'XML that ends in the middle',
    bytes: () => xlsxOf([], [{ path: 'xl/workbook.xml', content: '<workbook><sheets><sheet' }]),
    fails: 'import.damaged',
  },
  {
    name: 'a bomb: a gigabyte in a megabyte',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [] }],
        [{ path: 'xl/sharedStrings.xml', content: Buffer.alloc(151_000_000, ' ') }],
      ),
    fails: 'import.too-large-unpacked',
  },
  {
    name: 'a bomb whose directory says that it is small',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [] }],
        [{ path: 'xl/sharedStrings.xml', content: Buffer.alloc(151_000_000, ' '), claims: 100 }],
      ),
    fails: 'import.too-large-unpacked',
  },
  {
    name: 'a million cells',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [] }],
        [
          {
            path: 'xl/worksheets/sheet1.xml',
            content: `<worksheet><sheetData>${`<row>${'<c><v>1</v></c>'.repeat(20)}</row>`.repeat(50_000)}</sheetData></worksheet>`,
          },
        ],
      ),
    fails: 'import.too-many-cells',
  },
  {
    name: 'a cell in the last column of the last row',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [SHEET_HEAD] }],
        [
          {
            path: 'xl/worksheets/sheet1.xml',
            content:
              '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
          },
        ],
      ),
    fails: 'import.too-many-cells',
  },
  {
    name: 'a format that is one bracket after another',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [SHEET_HEAD, ['Terra Clay', 'A-159', 'Poland']] }],
        [
          {
            path: 'xl/styles.xml',
            content: `<styleSheet><numFmts>${`<numFmt numFmtId="170" formatCode="${'['.repeat(500_000)}"/>`.repeat(20)}</numFmts></styleSheet>`,
          },
        ],
      ),
    exhibitors: [TERRA],
  },
  {
    name: 'one long text in every cell',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [['x, '.repeat(5_000)]] }],
        [
          {
            path: 'xl/worksheets/sheet1.xml',
            content: `<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(20_000)}</sheetData></worksheet>`,
          },
        ],
      ),
    fails: 'import.too-many-cells',
  },
  {
    name: 'a cell of thousands of sub-categories',
    bytes: () =>
      xlsxOf([
        {
          name: 'List',
          rows: [
            [...SHEET_HEAD, 'Sub-categories'],
            ['Terra Clay', 'A-159', 'Poland', 'ab, '.repeat(8_000)],
          ],
        },
      ]),
    results: ['refused'],
  },
  {
    name: 'merges over the whole sheet, again and again',
    bytes: () =>
      xlsxOf([
        {
          name: 'List',
          rows: [
            SHEET_HEAD,
            ...Array.from({ length: 20_000 }, (_, at) => [`Terra Clay ${at}`, `A-${at}`, 'Poland']),
          ],
          merges: Array.from({ length: 20_000 }, () => 'A1:C20000'),
        },
      ]),
    fails: 'import.too-many-cells',
  },
  {
    name: 'entities that multiply',
    bytes: () =>
      xlsxOf(
        [{ name: 'List', rows: [SHEET_HEAD, ['Terra Clay', 'A-159', 'Poland']] }],
        [
          {
            path: 'xl/styles.xml',
            content:
              '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><styleSheet><x>&b;&b;&b;</x></styleSheet>',
          },
        ],
      ),
    exhibitors: [TERRA],
  },
];
