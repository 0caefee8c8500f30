// `npm run faults`: plants faults in a copy of a commit, one at a time, and records which tests catch them.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './checkout.mjs';
import { commitOf, copyCheckout } from './copy-of-commit.mjs';
import { FAULTS } from './faults/list.mjs';
import { endSteps, runJourneys, runNode, runVitest } from './run-step.mjs';

/** @typedef {import('./faults/list.mjs').Fault} Fault */
/** @typedef {{ commit: string, fault: string, isControl: boolean, ran: string[], caughtBy: string[], seconds: number, at: string }} Result */

const RESULTS = join(ROOT, 'bench', 'results', 'faults.jsonl');

process.chdir(ROOT);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    endSteps(signal);
    process.exit(1);
  });

const { chosen, commit, isControl, isAgain } = readFlags();
const copy = copyCheckout(commit);
let hasBuild = false;
for (const fault of chosen) {
  // Read again each time, since another run may be in progress.
  if (!isAgain && isKnown(fault)) continue;
  const begun = Date.now();
  const caughtBy = await findCatchers(fault);
  /** @type {Result} */
  const result = {
    commit,
    fault: fault.name,
    isControl,
    ran: [...(fault.tests ?? []), ...(fault.journeys ?? [])],
    caughtBy,
    seconds: Math.round((Date.now() - begun) / 1000),
    at: new Date().toISOString(),
  };
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
  process.stdout.write(`${fault.name}: ${caughtBy.join('; ') || 'no test failed'}\n`);
}
summarise();

/**
 * @param {Fault} fault
 * @returns {Promise<string[]>} the tests that failed
 */
async function findCatchers({ name, file, find, replace, tests = [], journeys = [], only }) {
  process.stdout.write(`\n== ${name}${isControl ? ' (control)' : ''}\n`);
  copy.restore();
  if (!isControl) copy.replaceOnce(file, find, replace);
  const caughtBy = [];
  if (tests.length > 0) {
    const words = ['--maxWorkers=2', ...tests];
    caughtBy.push(...failuresOf(await runVitest(words, { minutes: 30, folders: [], root: copy.root })));
  }
  if (journeys.length === 0) return caughtBy;
  if (!isControl || !hasBuild) {
    const failure = await runNode([join('tools', 'src', 'build.mjs')], { minutes: 10, root: copy.root });
    if (failure !== null) refuse(`${name} cannot be built: it ${failure}.`);
    hasBuild = isControl;
  }
  const words = ['--workers=1', ...(only === undefined ? [] : ['--grep', only]), ...journeys];
  caughtBy.push(...failuresOf(await runJourneys(['journeys'], { minutes: 30, words, root: copy.root })));
  return caughtBy;
}

/**
 * A run without tests would imply that nothing catches the fault, or everything does.
 * @param {import('./run-step.mjs').Outcome} outcome
 */
function failuresOf({ passed, faults = [] }) {
  const failures = faults.filter((line) => line !== 'not one journey passed');
  const isUnread = failures.some((line) => /^vitest wrote no report|^no report|No tests found/.test(line));
  if (isUnread || passed + failures.length === 0) refuse('No test was run.');
  return failures;
}

function summarise() {
  const names = new Set(chosen.map(({ name }) => name));
  // The last result for each fault counts.
  const last = new Map(readResults().map((result) => [result.fault, result]));
  const failing = [...names].filter((name) => (last.get(name)?.caughtBy.length ?? 0) > 0);
  const passing = [...names].filter((name) => !failing.includes(name));
  const wrong = isControl ? failing : passing;
  process.stdout.write(
    isControl
      ? `\nWithout a fault the tests of ${passing.length} of ${names.size} pass.\n`
      : `\n${failing.length} of ${names.size} faults are caught at ${commit.slice(0, 8)}.\n`,
  );
  for (const name of wrong)
    process.stdout.write(`  ${isControl ? 'fails without it' : 'not caught'}: ${name}\n`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** @returns {Result[]} those at the commit, with or without faults as asked */
function readResults() {
  if (!existsSync(RESULTS)) return [];
  const lines = readFileSync(RESULTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines
    .map((line) => /** @type {Result} */ (JSON.parse(line)))
    .filter((result) => result.commit === commit && result.isControl === isControl);
}

/** @param {Fault} fault */
function isKnown({ name }) {
  return readResults().some(({ fault }) => fault === name);
}

function readFlags() {
  const usage = 'Usage: npm run faults -- [name ...] [--against REVISION] [--control] [--again]';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        against: { type: 'string', default: 'HEAD' },
        control: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
      },
    });
    const unknown = positionals.find((name) => FAULTS.every((fault) => fault.name !== name));
    if (unknown !== undefined) refuse(`There is no fault ${unknown}. ${usage}`);
    return {
      chosen: positionals.length === 0 ? FAULTS : FAULTS.filter(({ name }) => positionals.includes(name)),
      commit: commitOf(values.against),
      isControl: values.control,
      isAgain: values.again,
    };
  } catch {
    return refuse(usage);
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
