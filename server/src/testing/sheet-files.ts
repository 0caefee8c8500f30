// Makes XLSX and ODS files for tests, both valid ones and ones that no program would write.
import { deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  path: string;
  content: string | Buffer;
  /** Marked as password-protected. */
  isEncrypted?: boolean;
  /** The unpacked size that the directory claims. */
  claims?: number;
}

/** An archive whose directory may contain false claims. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, isEncrypted = false, claims } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain, { level: 1 });
    const name = Buffer.from(path);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims ?? plain.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** A text, a number, or a cell as XML with its own attributes and content. */
export type XlsxCell = string | number | null | { attributes: string; content: string };

export interface XlsxSheet {
  name: string;
  rows: readonly (readonly XlsxCell[])[];
  state?: 'hidden' | 'veryHidden';
  /** Ranges such as 'A2:A4'. */
  merges?: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Style 1 is a date, style 2 a time of day, style 3 a date in a custom format. */
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm;@"/><numFmt numFmtId="165" formatCode="000"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

export function xlsxOf(sheets: readonly XlsxSheet[], more: readonly ZipEntry[] = []): Buffer {
  const texts: string[] = [];
  const cellXml = (cell: XlsxCell, place: string): string => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${place}" ${cell.attributes}>${cell.content}</c>`;
    texts.push(cell);
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheetXml = ({ rows, merges = [] }: XlsxSheet): string => {
    const lines = rows.map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, index) => cellXml(cell, `${columnName(index)}${at + 1}`)).join('')}</row>`,
    );
    const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('');
    return `<worksheet><sheetData>${lines.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`;
  };
  const written = sheets.map(sheetXml);
  const listed = sheets
    .map(
      ({ name, state }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="r${at}"/>`,
    )
    .join('');
  const relations = sheets
    .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('');
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  return zipOf([
    { path: '[Content_Types].xml', content: '<Types/>' },
    { path: 'xl/workbook.xml', content: `<workbook><workbookPr/><sheets>${listed}</sheets></workbook>` },
    { path: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${relations}</Relationships>` },
    { path: 'xl/styles.xml', content: STYLES },
    { path: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` },
    ...written.map((content, at) => ({ path: `xl/worksheets/sheet${at + 1}.xml`, content })),
    ...more,
  ]);
}

export const ODS_MIMETYPE: ZipEntry = {
  path: 'mimetype',
  content: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** @param body the XML of the tables */
export const odsOf = (body: string, more: readonly ZipEntry[] = []): Buffer =>
  zipOf([
    ODS_MIMETYPE,
    {
      path: 'content.xml',
      content: `<office:document-content><office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...more,
  ]);

/** A row of texts in an ODS table. */
export const odsRow = (...cells: readonly string[]): string =>
  `<table:table-row>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${escaped(cell)}</text:p></table:table-cell>`).join('')}</table:table-row>`;
