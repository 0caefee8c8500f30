// Reads the tables of an HTML page, which some programs save under the name of an Excel file.
import type { Cell, Sheet } from '@visavis/domain/import/cell';
import { withoutEntities } from '@visavis/domain/import/entities';
import { Grid, type Merge, nothingCounted } from './grid.ts';
import { type SheetLimits, tooManyCells } from './limits.ts';

/** The content of these elements is not text. */
const UNSEEN = /^(?:script|style|template|title|xml)$/;

/** Tables within tables belong to the cell around them. */
export function readHtml(html: string, limits: SheetLimits): Sheet[] {
  const reader = new HtmlReader(limits);
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at);
    reader.text(html.slice(at, start < 0 ? html.length : start));
    if (start < 0) break;
    const isComment = html.startsWith('<!--', start);
    const end = html.indexOf(isComment ? '-->' : '>', start);
    if (end < 0) break;
    if (!isComment) reader.tag(html.slice(start + 1, end));
    at = end + (isComment ? 3 : 1);
    if (reader.unseen !== '') at = endOf(reader.unseen, html, at);
    reader.unseen = '';
  }
  reader.end();
  return reader.sheets;
}

/** Finds the end of an element whose content is not HTML, such as a script with comparisons. */
function endOf(name: string, html: string, from: number): number {
  const ending = new RegExp(`</${name}`, 'gi');
  ending.lastIndex = from;
  return ending.exec(html)?.index ?? html.length;
}

class HtmlReader {
  /** The element opened last, if its content is not text of the page. */
  unseen = '';
  readonly sheets: Sheet[] = [];
  readonly #limits: SheetLimits;
  readonly #counter = nothingCounted();
  #grid: Grid | null = null;
  #merges: Merge[] = [];
  #depth = 0;
  #row = -1;
  #column = 0;
  #span = { rows: 1, columns: 1 };
  /** The text of the open cell; null outside cells. */
  #cell: string | null = null;
  /** Cells occupied by a merge from above, as 'row column'. */
  #taken = new Set<string>();

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  text(text: string): void {
    if (this.#cell !== null && this.#cell.length <= this.#limits.cellLength)
      this.#cell += text.replace(/\s+/g, ' ');
  }

  tag(inner: string): void {
    const name = /^\/?[a-z][\w:-]*/i.exec(inner)?.[0].toLowerCase() ?? '';
    if (UNSEEN.test(name) && !inner.endsWith('/')) this.unseen = name;
    else if (name === 'table') this.#openTable();
    else if (name === '/table') this.#closeTable();
    else if (this.#depth === 1 && name === 'tr') this.#openRow();
    else if (this.#depth === 1 && (name === 'td' || name === 'th')) this.#openCell(inner);
    else if (this.#depth === 1 && /^\/(?:td|th|tr)$/.test(name)) this.#endCell();
    else if (/^(?:br|p|div|li|\/p|\/div|\/li)$/.test(name) && this.#cell) this.#cell += '\n';
  }

  end(): void {
    this.#endCell();
    if (this.#depth > 0) this.#grid?.fillMerges(this.#merges);
  }

  #openTable(): void {
    this.#depth += 1;
    if (this.#depth > 1) return;
    this.#grid = new Grid(this.#limits, this.#counter);
    this.#merges = [];
    this.#taken = new Set();
    this.#row = -1;
    this.sheets.push({ name: String(this.sheets.length + 1), isHidden: false, rows: this.#grid.rows });
  }

  #closeTable(): void {
    if (this.#depth === 1) this.end();
    this.#depth = Math.max(0, this.#depth - 1);
  }

  #openRow(): void {
    this.#endCell();
    this.#row += 1;
    this.#column = 0;
  }

  #openCell(inner: string): void {
    this.#endCell();
    if (this.#row < 0) this.#row = 0;
    while (this.#taken.has(`${this.#row} ${this.#column}`)) this.#column += 1;
    this.#span = {
      rows: spanOf(inner, 'rowspan', this.#limits.rows),
      columns: spanOf(inner, 'colspan', this.#limits.columns),
    };
    this.#cell = '';
  }

  #endCell(): void {
    if (this.#cell === null) return;
    const { rows, columns } = this.#span;
    const value: Cell = withoutEntities(this.#cell)
      .replace(/ *\n\s*/g, '\n')
      .trim();
    this.#grid?.set(this.#row, this.#column, value);
    if (rows > 1) {
      const [top, left] = [this.#row, this.#column];
      this.#merges.push({ top, bottom: top + rows - 1, left, right: left + columns - 1 });
      // A longer merge exceeds any list with such cells.
      for (let row = top + 1; row < top + Math.min(rows, 1000); row += 1)
        for (let column = left; column < left + columns; column += 1) this.#taken.add(`${row} ${column}`);
      if (this.#taken.size > this.#limits.parts) throw tooManyCells(this.#limits);
    }
    this.#column += columns;
    this.#cell = null;
  }
}

function spanOf(inner: string, name: string, most: number): number {
  const [, digits = '1'] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,6})`, 'i').exec(inner) ?? [];
  return Math.min(most, Math.max(1, Number(digits)));
}
