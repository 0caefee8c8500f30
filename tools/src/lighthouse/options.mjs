// Parses the command line of `npm run lighthouse --`.
import { parseArgs } from 'node:util';
import { MEASURED_PAGES, WEIGHED_PAGES } from './pages.mjs';

const USAGE = `Usage: npm run lighthouse -- [--only home,matching] [--runs 3] [--javascript]
  --only        some pages alone: ${[...new Set([...MEASURED_PAGES, ...WEIGHED_PAGES].map(({ name }) => name))].join(', ')}
  --runs        runs of each page, 5 unless said
  --javascript  the weight of the JavaScript alone
What is asked of every page with the usual five runs is written into docs/performance.md as well.`;
const USUAL_RUNS = 5;

/**
 * @param {string[]} words
 * @returns what to measure, and whether to write it to the documentation
 */
export function readOptions(words) {
  try {
    return optionsIn(words);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    process.exit(1);
  }
}

/** @param {string[]} words */
function optionsIn(words) {
  const { values } = parseArgs({
    args: words,
    options: { only: { type: 'string' }, runs: { type: 'string' }, javascript: { type: 'boolean' } },
  });
  const runs = Number(values.runs ?? USUAL_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of runs.`);
  const only = values.only?.split(',').map((name) => name.trim());
  const known = new Set([...MEASURED_PAGES, ...WEIGHED_PAGES].map(({ name }) => name));
  for (const name of only ?? []) if (!known.has(name)) throw new Error(`There is no page ${name}.`);
  const isWanted = (/** @type {{ name: string }} */ { name }) => only?.includes(name) ?? true;
  const isOfJavascript = values.javascript ?? false;
  return {
    runs,
    measured: isOfJavascript ? [] : MEASURED_PAGES.filter(isWanted),
    weighed: WEIGHED_PAGES.filter(isWanted),
    isKept: only === undefined && (isOfJavascript || runs >= USUAL_RUNS),
  };
}
