// A table as an Excel file, written batch by batch: every cell is text, so that no content is ever executed.
import type { Table } from './table.ts';
import { type ArchivedFile, archive } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into the list of styles below. */
const STYLE = { text: 1, heading: 2 } as const;
/** The built-in format 'Text': text typed into the cell later stays text too. */
const TEXT_FORMAT = 49;

/** Characters that XML cannot contain. Tabs and line ends are allowed. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** Text that Excel would decode as an escaped character. */
const CODE = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escapeXml(text: string): string {
  return text
    .replace(UNWRITABLE, '')
    .replace(CODE, '_x005F_')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? '');
}

/** @returns 'A', 'B' ... 'Z', 'AA' ... */
function columnName(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function toRow(cells: readonly string[], number: number, names: readonly string[], style: number): string {
  const written = cells.map((text, index) =>
    text === ''
      ? ''
      : `<c r="${names[index]}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`,
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

async function* sheet<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>`;
  let number = 1;
  const headings = columns.map(({ title }) => title);
  yield toRow(headings, number, names, STYLE.heading);
  for await (const rows of batches) {
    const lines = rows.map((row) => {
      number += 1;
      const cells = columns.map(({ value }) => value(row));
      return toRow(cells, number, names, STYLE.text);
    });
    yield lines.join('');
  }
  yield '</sheetData></worksheet>';
}

const STYLES = `${XML}<styleSheet xmlns="${MAIN}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>
</styleSheet>`;

/** The bytes of the file. */
export function toXlsx<Row>(table: Table<Row>): AsyncIterable<Buffer> {
  const files: ArchivedFile[] = [
    {
      path: '[Content_Types].xml',
      content: [
        `${XML}<Types xmlns="${PACKAGE}/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>`,
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
      ],
    },
    {
      path: '_rels/.rels',
      content: [relations([['officeDocument', 'xl/workbook.xml']])],
    },
    {
      path: 'xl/workbook.xml',
      content: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>`,
        `<sheet name="${escapeXml(table.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { path: 'xl/styles.xml', content: [STYLES] },
    { path: 'xl/worksheets/sheet1.xml', content: sheet(table) },
  ];
  return archive(files);
}

function relations(targets: readonly [kind: string, target: string][]): string {
  const written = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${written.join('')}</Relationships>`;
}
