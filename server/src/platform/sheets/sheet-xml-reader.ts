// Reads workbooks saved as XML by Excel 2003 (SpreadsheetML).
import type { Sheet } from '@visavis/domain/import/cell';
import { Grid, type Merge, nothingCounted } from './grid.ts';
import { type SheetLimits, tooManyCells } from './limits.ts';
import { walkXml } from './xml.ts';

export const SHEET_XML = /urn:schemas-microsoft-com:office:spreadsheet/;

export function readSheetXml(xml: string, limits: SheetLimits): Sheet[] {
  const sheets: Sheet[] = [];
  const counter = nothingCounted();
  let grid: Grid | null = null;
  let hidden: number[] = [];
  let merges: Merge[] = [];
  let row = -1;
  let column = -1;
  let type = '';
  let value = '';
  let isData = false;
  walkXml(xml, {
    open: (name, attribute) => {
      const index = Number(attribute('ss:Index') ?? 0) - 1;
      if (name === 'Worksheet') {
        grid = new Grid(limits, counter);
        [hidden, merges, row] = [[], [], -1];
        sheets.push({ name: attribute('ss:Name') ?? '', isHidden: false, rows: grid.rows, hidden });
      } else if (name === 'Row') {
        row = index >= 0 ? index : row + 1;
        column = -1;
        if (attribute('ss:Hidden') === '1') hidden.push(row);
      } else if (name === 'Cell') {
        column = index >= 0 ? index : column + 1;
        const across = Number(attribute('ss:MergeAcross') ?? 0);
        const down = Number(attribute('ss:MergeDown') ?? 0);
        if (down > 0) merges.push({ top: row, bottom: row + down, left: column, right: column + across });
        if (merges.length > limits.parts) throw tooManyCells(limits);
        value = '';
      } else if (name === 'Data') {
        type = attribute('ss:Type') ?? 'String';
        isData = true;
      }
    },
    text: (text) => {
      if (isData && value.length <= limits.cellLength) value += text;
    },
    close: (name) => {
      if (name === 'Data') isData = false;
      if (name === 'Cell') grid?.set(row, column, cellOf(type, value));
      if (name === 'Worksheet') grid?.fillMerges(merges);
    },
  });
  return sheets;
}

function cellOf(type: string, value: string) {
  if (value === '') return '';
  if (type === 'Number' && Number.isFinite(Number(value))) return Number(value);
  if (type === 'DateTime') return { date: value.slice(0, 16).replace(/T00:00$/, '') };
  if (type === 'Boolean') return value === '1' ? 'TRUE' : 'FALSE';
  return value;
}
