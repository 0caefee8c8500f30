// Files that are not what their names say, in legacy encodings, or with hidden rows and sheets.
import { caseFile } from './import-cases/case-file.ts';
import type { NastyFile } from './nasty-file.ts';
import { odsOf, odsRow, xlsxOf } from './sheet-files.ts';

const text = (content: string) => () => Buffer.from(content);
const file = (name: string) => () => caseFile(name);
const TERRA = 'Terra Clay | A-159 |  | Poland';
const HEAD = ['Company name', 'Booth number', 'Country'];

export const NASTY_FORMATS: readonly NastyFile[] = [
  { name: 'Turkish in Windows-1254', bytes: file('c02b-turkish-cp1254.csv'), read: 'csv windows-1254 ;' },
  { name: 'Japanese in Shift_JIS', bytes: file('c03-japanese-sjis.csv'), read: 'csv shift_jis ,' },
  { name: 'Korean in CP949', bytes: file('c04-korean-cp949.csv'), read: 'csv euc-kr ,' },
  {
    name: 'a list with a booth and no known heading for the company is no list of categories',
    bytes: text('Wer;Stand;Land;Sektor\n;A-1;Polen;Hair\n;A-2;Polen;Hair\n'),
    subCategories: [],
  },
  {
    name: 'a quoted line for the separator behind a mark that was read as text',
    bytes: text('ï»¿"sep=;"\r\n"Company";"Booth";"Country"\r\n"Terra Clay";"A-159";"Poland"\r\n'),
    read: 'csv utf-8 ;',
    exhibitors: [TERRA],
  },
  {
    name: 'a quoted line for the separator behind a mark',
    bytes: text('\ufeff"sep=;"\r\nCompany;Booth;Country\r\nTerra, Clay;A-159;Poland\r\n'),
    read: 'csv utf-8 ;',
    exhibitors: ['Terra, Clay | A-159 |  | Poland'],
  },
  {
    name: 'a line for the separator, and a mark behind it',
    bytes: text('sep=;\r\n\ufeffCompany;Booth;Country\r\nTerra Clay;A-159;Poland\r\n'),
    exhibitors: [TERRA],
  },
  {
    name: 'each line is one quoted cell',
    bytes: text('"Company,Booth,Country"\n"Terra Clay,A-159,Poland"\n"""Nord, AS"",A-160,Norway"\n'),
    read: 'csv utf-8 ,',
    exhibitors: [TERRA, 'Nord, AS | A-160 |  | Norway'],
  },
  {
    name: 'quotes that a database has escaped',
    bytes: text('"Company";"Booth";"Country"\n"Terra \\"Clay\\" Works";"A-159";"Poland"\n'),
    exhibitors: ['Terra "Clay" Works | A-159 |  | Poland'],
  },
  {
    name: 'signs by their names in HTML',
    bytes: text(
      'Company,Booth,Country,Products\nTerra &amp; Clay&#174;,A-159,Poland,Cr&egrave;me &amp; Oil;Mask &gt; Scrub\n',
    ),
    exhibitors: ['Terra & Clay® | A-159 |  | Poland'],
    products: ['Crème & Oil', 'Mask > Scrub'],
  },
  {
    name: 'headings that were read in the wrong encoding',
    bytes: text('SociÃ©tÃ©;Booth number;Country\nCafÃ© Clay;A-159;Poland\n'),
    columns: ['company', 'booth', 'country'],
    exhibitors: ['Café Clay | A-159 |  | Poland'],
    mended: [0, 1, 0, 0],
  },
  {
    name: 'rows that a filter hides are left out',
    bytes: file('c19-filter-and-sheet-per-hall.xlsx'),
    read: 'xlsx',
    results: ['created', 'created'],
  },
  {
    name: 'rows that a filter hides in an ODS file',
    bytes: () =>
      odsOf(
        `<table:table table:name="List">${odsRow(...HEAD)}${odsRow('Old Clay', 'A-1', 'Poland').replace('<table:table-row>', '<table:table-row table:visibility="filter">')}${odsRow('Terra Clay', 'A-159', 'Poland')}</table:table>`,
      ),
    exhibitors: [TERRA],
  },
  {
    name: 'readings above Japanese names',
    bytes: file('c23-furigana.xlsx'),
  },
  {
    name: 'an HTML page under the name of an Excel file',
    bytes: file('c20-html-table.xls'),
    read: 'html utf-8',
    exhibitors: ['Orchid Beauty | A101 |  | Malaysia', 'Lotus & Co | A103 |  | China'],
  },
  {
    name: 'an HTML page with a cell over two rows, scripts and no ends',
    bytes: text(
      '<!DOCTYPE html><html><head><title>x</title><script>if (a<b) table()</script></head><table><tr><th>Company name<th>Booth number<th>Country<th>Product<tr><td rowspan=2>Terra<br>Clay<td rowspan="2">A-159<td rowspan=2>Poland<td>Mask<tr><td>Scrub</table>',
    ),
    exhibitors: [TERRA],
    products: ['Mask', 'Scrub'],
  },
  {
    name: 'the XML of an older Excel',
    bytes: text(
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="List"><Table><Row><Cell><Data ss:Type="String">Company name</Data></Cell><Cell><Data ss:Type="String">Booth number</Data></Cell><Cell ss:Index="4"><Data ss:Type="String">Country</Data></Cell></Row><Row ss:Index="3"><Cell><Data ss:Type="String">Terra Clay</Data></Cell><Cell><Data ss:Type="String">A-159</Data></Cell><Cell ss:Index="4"><Data ss:Type="String">Poland</Data></Cell></Row></Table></Worksheet></Workbook>',
    ),
    read: 'xml utf-8',
    exhibitors: [TERRA],
  },
  { name: 'a Numbers file', bytes: file('c30-apple.numbers'), fails: 'import.numbers' },
  { name: 'a binary workbook', bytes: file('c30b-binary.xlsb'), fails: 'import.xlsb' },
  { name: 'a list in a ZIP archive', bytes: file('c30c-csv-in-zip.zip'), fails: 'import.zip' },
  {
    name: 'contacts',
    bytes: text('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mei Tan\r\nEND:VCARD\r\n'),
    fails: 'import.contacts',
  },
  { name: 'JSON', bytes: text('[{"company": "Terra Clay", "booth": "A-159"}]'), fails: 'import.json' },
  {
    name: 'sheets with the same headings: one of them is read',
    bytes: () =>
      xlsxOf([
        { name: 'Hall 1', rows: [HEAD, ['Terra Clay', 'A-159', 'Poland']] },
        { name: 'Hall 2', rows: [HEAD, ['Nord AS', 'B-1', 'Norway']] },
      ]),
    exhibitors: [TERRA],
  },
];
