// Formats both measurements as tables for the terminal and docs/performance.md, and lists missed targets.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checkout.mjs';
import { AIMS } from './pages.mjs';

const DOCUMENT = join(ROOT, 'docs/performance.md');

/** Names of the generated parts of the document. */
export const SECTIONS = /** @type {const} */ ({ measured: 'lighthouse', javascript: 'javascript' });

/** @typedef {import('./measure.mjs').Measured} Measured */

const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/**
 * @typedef {object} Figure
 * @property {string} title
 * @property {(measured: Measured) => number} value
 * @property {(page: Measured['page']) => number} aim
 * @property {(value: number) => string} format
 * @property {boolean} isScore higher is better
 * @property {string} category whose failed audits explain a miss
 */

/**
 * @param {'performance' | 'accessibility' | 'best-practices' | 'seo'} category
 * @param {string} title
 * @returns {Figure}
 */
const score = (category, title) => ({
  title,
  value: ({ figures }) => figures[category],
  aim: () => AIMS[category],
  format: String,
  isScore: true,
  category,
});

/** @type {readonly Figure[]} */
const FIGURES = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best-practices', 'best practices'),
  score('seo', 'SEO'),
  {
    title: 'LCP',
    value: ({ figures }) => figures.paint,
    aim: ({ paintAim }) => paintAim,
    format: seconds,
    isScore: false,
    category: 'performance',
  },
  {
    title: 'CLS',
    value: ({ figures }) => figures.shift,
    aim: () => AIMS.shift,
    format: (value) => value.toFixed(3),
    isScore: false,
    category: 'performance',
  },
  {
    title: 'TBT',
    value: ({ figures }) => figures.blocking,
    aim: () => AIMS.blocking,
    format: (value) => `${Math.round(value)} ms`,
    isScore: false,
    category: 'performance',
  },
];

/**
 * @param {Figure} figure
 * @param {Measured} measured
 */
function isMissed(figure, measured) {
  const over = figure.value(measured) - figure.aim(measured.page);
  return figure.isScore ? over < 0 : over > 0;
}

/**
 * @param {readonly Measured[]} measured
 * @param {string} machine
 * @param {number} runs
 */
export function formatMeasured(measured, machine, runs) {
  const rows = measured.map((one) => [
    `${one.page.name} \`${one.page.path}\``,
    ...FIGURES.map((figure) => {
      const value = figure.format(figure.value(one));
      const aim = figure.format(figure.aim(one.page));
      return `${isMissed(figure, one) ? `**${value}**` : value} (${aim})`;
    }),
  ]);
  return [
    ...table(['page', ...FIGURES.map(({ title }) => title)], rows),
    '',
    `Medians of ${runs} ${runs === 1 ? 'run' : 'runs'} with the mobile preset, the aim in brackets, what misses it in bold. ${machine}.`,
  ].join('\n');
}

/** @param {readonly import('./javascript.mjs').Weighed[]} weighed */
export function formatJavascript(weighed) {
  const rows = weighed.map(({ name, path, bytes, files, budget }) => {
    const size = `${(bytes / 1000).toFixed(1)} kB`;
    const isOver = budget !== null && bytes > budget * 1000;
    return [
      `${name} \`${path}\``,
      isOver ? `**${size}**` : size,
      String(files),
      budget === null ? '' : `${budget} kB`,
    ];
  });
  return table(['page', 'JavaScript as brotli', 'files', 'budget'], rows).join('\n');
}

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
function table(heads, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}

/**
 * @param {Measured} measured
 * @returns {string[]} the missed targets, and the failed audits
 */
export function listFaults(measured) {
  const missed = FIGURES.filter((figure) => isMissed(figure, measured));
  const lines = missed.map((figure) => {
    const value = figure.format(figure.value(measured));
    return `${measured.page.name}: ${figure.title} ${value}, the aim is ${figure.format(figure.aim(measured.page))}`;
  });
  const audits = [...new Set(missed.map(({ category }) => category))].flatMap(
    (category) => measured.failed[category] ?? [],
  );
  return [...lines, ...audits.map((audit) => `  ${audit}`)];
}

/**
 * Writes a table between its two markers in docs/performance.md.
 * @param {string} name
 * @param {string} text
 */
export function writeSection(name, text) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/performance.md has no section ${name}.`);
  writeFileSync(DOCUMENT, `${document.slice(0, from)}${start}\n${text}\n${document.slice(to)}`);
}
