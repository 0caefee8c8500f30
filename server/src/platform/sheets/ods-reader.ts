// Reads an OpenDocument spreadsheet: values as typed, repeated cells, merges and hidden sheets.
import type { Cell, Sheet } from '@visavis/domain/import/cell';
import { message } from '@visavis/domain/message/message';
import type { Archive } from './archive.ts';
import { Grid, type Merge, nothingCounted } from './grid.ts';
import { type SheetLimits, SheetRefusal, tooManyCells } from './limits.ts';
import { walkXml } from './xml.ts';

const OFFICE_VALUE = 'office:value';

export function readOds(archive: Archive, limits: SheetLimits): Sheet[] {
  if (/encryption-data/.test(archive.text('META-INF/manifest.xml') ?? ''))
    throw new SheetRefusal(message('import.password'));
  const content = archive.text('content.xml');
  if (content === null) throw new SheetRefusal(message('import.damaged'));
  const reader = new OdsReader(limits);
  walkXml(content, reader);
  return reader.sheets;
}

class OdsReader {
  readonly sheets: Sheet[] = [];
  readonly #limits: SheetLimits;
  readonly #counter = nothingCounted();
  readonly #hiddenStyles = new Set<string>();
  #grid: Grid | null = null;
  #merges: Merge[] = [];
  #hidden: number[] = [];
  #style = '';
  #row = 0;
  #column = 0;
  /** How often the current row is repeated, and its cells. */
  #rowTimes = 1;
  #line: [column: number, cell: Cell][] = [];
  #cell: { times: number; value: Cell | null; rows: number; columns: number } | null = null;
  #text: string[] = [];
  /** Length of the text so far. */
  #length = 0;
  #isNote = false;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    const times = (of: string) => Number(attribute(`table:number-${of}-repeated`) ?? 1);
    switch (name) {
      case 'style':
        this.#style = attribute('style:name') ?? '';
        break;
      case 'table-properties':
        if (attribute('table:display') === 'false') this.#hiddenStyles.add(this.#style);
        break;
      case 'table':
        this.#grid = new Grid(this.#limits, this.#counter);
        this.#merges = [];
        this.#hidden = [];
        this.#row = 0;
        this.sheets.push({
          name: attribute('table:name') ?? '',
          isHidden: this.#hiddenStyles.has(attribute('table:style-name') ?? ''),
          rows: this.#grid.rows,
          hidden: this.#hidden,
        });
        break;
      case 'table-row':
        this.#rowTimes = times('rows');
        if (/^(?:filter|collapse)$/.test(attribute('table:visibility') ?? ''))
          for (let index = 0; index < Math.min(this.#rowTimes, this.#limits.rows); index += 1)
            if (this.#row + index < this.#limits.rows) this.#hidden.push(this.#row + index);
        this.#line = [];
        this.#column = 0;
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.#cell = {
          times: times('columns'),
          value: typedValue(attribute),
          rows: Number(attribute('table:number-rows-spanned') ?? 1),
          columns: Number(attribute('table:number-columns-spanned') ?? 1),
        };
        this.#text = [];
        this.#length = 0;
        break;
      case 'annotation':
        this.#isNote = true;
        break;
      case 'p':
        if (this.#text.length > 0 && !this.#isNote) this.#text.push('\n');
        break;
      case 's':
        this.text(' '.repeat(Math.min(100, Number(attribute('text:c') ?? 1))));
        break;
      case 'line-break':
        this.text('\n');
        break;
    }
  }

  text(text: string): void {
    if (!this.#cell || this.#isNote || this.#length > this.#limits.cellLength) return;
    this.#text.push(text);
    this.#length += text.length;
  }

  close(name: string): void {
    if (name === 'annotation') this.#isNote = false;
    if (name === 'table-cell' || name === 'covered-table-cell') this.#endCell();
    if (name === 'table-row') this.#endRow();
    if (name === 'table') this.#grid?.fillMerges(this.#merges);
  }

  #endCell(): void {
    const cell = this.#cell;
    if (!cell) return;
    const value = cell.value ?? this.#text.join('');
    if (this.#merges.length > this.#limits.parts) throw tooManyCells(this.#limits);
    if (cell.rows > 1 || cell.columns > 1)
      this.#merges.push({
        top: this.#row,
        bottom: this.#row + cell.rows - 1,
        left: this.#column,
        right: this.#column + cell.columns - 1,
      });
    if (value !== '') {
      // A repeated non-empty cell counts once per repetition; the grid stops at its limits.
      const most = Math.min(cell.times, this.#limits.columns + 1);
      if (this.#column + most > this.#limits.columns) throw tooManyCells(this.#limits);
      for (let index = 0; index < most; index += 1) this.#line.push([this.#column + index, value]);
    }
    this.#column += cell.times;
    this.#cell = null;
  }

  #endRow(): void {
    if (this.#line.length > 0)
      for (let index = 0; index < Math.min(this.#rowTimes, this.#limits.rows + 1); index += 1)
        for (const [column, cell] of this.#line) this.#grid?.set(this.#row + index, column, cell);
    this.#row += this.#rowTimes;
  }
}

/** The stored value of a number, date or time; null for text, whose value is the cell's content. */
function typedValue(attribute: (name: string) => string | undefined): Cell | null {
  switch (attribute('office:value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return Number(attribute(OFFICE_VALUE));
    case 'date': {
      const date = attribute('office:date-value') ?? '';
      return { date: date.slice(0, 16).replace(/T00:00$/, '') };
    }
    case 'time': {
      const [, hours = '', minutes = ''] = /^PT(\d+)H(\d+)M/.exec(attribute('office:time-value') ?? '') ?? [];
      return hours === '' ? null : `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
    }
    case 'boolean':
      return attribute('office:boolean-value') === 'true' ? 'TRUE' : 'FALSE';
    default:
      return null;
  }
}
