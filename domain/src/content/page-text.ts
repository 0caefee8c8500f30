// Organisers' plain text for pages: paragraphs, points, headings and rows, parsed and formatted.
import { type Message, message } from '../message/message.ts';
import { cleanLine } from '../text/normalise.ts';
import type { ContentSection } from './schema.ts';

/** The parsed value, or why the text is invalid. */
export type Read<T> = { ok: true; value: T } | { ok: false; problem: Message };
type Words = Pick<ContentSection, 'paragraphs' | 'points'>;

const EMPTY = message('words.empty');
const value = <T>(read: T): Read<T> => ({ ok: true, value: read });
const refused = (problem: Message): Read<never> => ({ ok: false, problem });

const cleaned = (text: string): string => cleanLine(text).replace(/\s+/g, ' ');
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map(cleaned);

export function readLine(text: string): Read<string> {
  const line = cleaned(text);
  return line === '' ? refused(EMPTY) : value(line);
}

/** One item per line. */
export function readLines(text: string): Read<string[]> {
  const lines = linesOf(text).filter((line) => line !== '');
  return lines.length === 0 ? refused(EMPTY) : value(lines);
}

export const linesIn = (lines: readonly string[]): string => lines.map(cleaned).join('\n');

// A backslash escapes a markup character.
const MARK = /^[#\\-]/;
const escaped = (line: string): string => (MARK.test(line) ? `\\${line}` : line);
const unescaped = (line: string): string => (line.startsWith('\\') ? line.slice(1) : line);

/** Paragraphs separated by blank lines, then points, each on a line that starts with a hyphen. */
export function textIn({ paragraphs, points = [] }: Words): string {
  const listed = points.map((point) => `- ${cleaned(point)}`).join('\n');
  return [...paragraphs.map((one) => escaped(cleaned(one))), ...(listed === '' ? [] : [listed])].join('\n\n');
}

export function readText(text: string): Read<Words> {
  const paragraphs: string[] = [];
  const points: string[] = [];
  let isOpen = false;
  for (const line of linesOf(text)) {
    if (line === '') isOpen = false;
    else if (/^- ?/.test(line)) {
      const point = line.replace(/^- ?/, '');
      if (point !== '') points.push(point);
      isOpen = false;
    } else if (points.length > 0) return refused(message('words.points-last'));
    else if (isOpen) paragraphs[paragraphs.length - 1] += ` ${unescaped(line)}`;
    else {
      paragraphs.push(unescaped(line));
      isOpen = true;
    }
  }
  if (paragraphs.length === 0) return refused(EMPTY);
  return value(points.length === 0 ? { paragraphs } : { paragraphs, points });
}

/** Like `readText`, but without points. */
export function readParagraphs(text: string): Read<{ paragraphs: string[] }> {
  const read = readText(text);
  if (!read.ok) return read;
  const { paragraphs, points } = read.value;
  return points ? refused(message('words.no-points')) : value({ paragraphs });
}

/** Sections with headings, each on a line that starts with a number sign. */
export const sectionsIn = (sections: readonly ContentSection[]): string =>
  sections.map((section) => `# ${cleaned(section.heading)}\n\n${textIn(section)}`).join('\n\n');

export function readSections(text: string): Read<ContentSection[]> {
  const parts: { heading: string; lines: string[] }[] = [];
  for (const line of linesOf(text)) {
    const heading = /^# ?(.*)$/.exec(line)?.[1];
    const last = parts.at(-1);
    if (heading !== undefined) parts.push({ heading, lines: [] });
    else if (last) last.lines.push(line);
    else if (line !== '') return refused(message('words.no-heading'));
  }
  const sections: ContentSection[] = [];
  for (const { heading, lines } of parts) {
    const read = readText(lines.join('\n'));
    if (heading === '' || (!read.ok && read.problem.code === 'words.empty'))
      return refused(message('words.empty-section', { heading }));
    if (!read.ok) return read;
    sections.push({ heading, ...read.value });
  }
  return sections.length === 0 ? refused(EMPTY) : value(sections);
}

/** One row per line; cells are separated by a vertical bar, which a backslash escapes. */
export const rowsIn = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cleaned(cell).replace(/[\\|]/g, '\\$&')).join(' | ')).join('\n');

export function readRows(text: string, { least, most }: { least: number; most: number }): Read<string[][]> {
  const lines = linesOf(text);
  const rows: string[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const cells = cellsOf(line);
    if (cells.length < least || cells.length > most || cells.some((cell) => cell === ''))
      return refused(message('words.row', { line: index + 1, cells: most }));
    rows.push(cells);
  }
  return value(rows);
}

function cellsOf(line: string): string[] {
  const cells = [''];
  let isMarked = false;
  for (const sign of line) {
    if (!isMarked && sign === '|') cells.push('');
    else if (isMarked || sign !== '\\') cells[cells.length - 1] += sign;
    isMarked = !isMarked && sign === '\\';
  }
  return cells.map((cell) => cell.trim());
}
