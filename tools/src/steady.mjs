// `npm run steady`: runs the journeys again and again under strain, and records each run; none may fail by chance.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './checkout.mjs';
import { ensureJourneyBrowser } from './chromium.mjs';
import { commitOf, copyCheckout } from './copy-of-commit.mjs';
import { endSteps, runJourneys, runNode } from './run-step.mjs';

/**
 * @typedef {{ condition: string, seed: number }} Turn
 * @typedef {Turn & { commit: string, only: string[], seconds: number, passed: number, failed: number, faults: string[], at: string }} Result
 */

const USAGE = 'Usage: npm run steady -- [spec ...] [--runs 10] [--workers 2] [--against REVISION]';
const RESULTS = join(ROOT, 'bench', 'results', 'journeys.jsonl');

/** What a run is under; each begins it and returns what the run's environment needs and how to end it. */
const CONDITIONS = {
  'beside a load of 8': () => {
    const load = Array.from({ length: 8 }, startLoad);
    return {
      env: {},
      end: () => {
        for (const one of load) one.kill();
      },
    };
  },
  /** @param {number} seed */
  'answers 100 to 700 ms late': (seed) => ({ env: { LATE_ANSWERS: String(seed) }, end: () => undefined }),
};

process.chdir(ROOT);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    endSteps(signal);
    process.exit(1);
  });

const { commit, only, runs, workers } = readFlags();
const turns = Array.from({ length: runs }, (_, index) => index + 1).flatMap((seed) =>
  Object.keys(CONDITIONS).map((condition) => ({ condition, seed })),
);
const left = turns.filter((turn) => resultOf(turn) === undefined);
if (left.length > 0) {
  // What is changed meanwhile is not run.
  const { root } = copyCheckout(commit);
  const failure = await runNode([join('tools', 'src', 'build.mjs')], { minutes: 10, root });
  if (failure !== null) refuse(`${commit} cannot be built: it ${failure}.`);
  for (const turn of left) await run(turn, root);
}
summarise();

/**
 * @param {Turn} turn
 * @param {string} root of the copy
 */
async function run({ condition, seed }, root) {
  process.stdout.write(`\n== ${condition}, seed ${seed}\n`);
  const begun = Date.now();
  const { env, end } = CONDITIONS[/** @type {keyof typeof CONDITIONS} */ (condition)](seed);
  const outcome = await runJourneys(['journeys'], {
    minutes: 180,
    root,
    words: [`--workers=${workers}`, ...only],
    env: { ...env, CHROME_PATH: ensureJourneyBrowser() },
  }).finally(end);
  /** @type {Result} */
  const result = {
    commit,
    condition,
    seed,
    only,
    seconds: Math.round((Date.now() - begun) / 1000),
    passed: outcome.passed,
    failed: outcome.failed,
    faults: outcome.faults ?? [],
    at: new Date().toISOString(),
  };
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
}

/** A process that keeps a core busy until it is killed or this one has ended. */
function startLoad() {
  const code = 'const { ppid } = process; while (process.ppid === ppid) for (let n = 0; n < 1e8; n += 1);';
  return spawn(process.execPath, ['--eval', code], { stdio: 'ignore' });
}

/** @param {Turn} turn */
function resultOf({ condition, seed }) {
  if (!existsSync(RESULTS)) return undefined;
  return readFileSync(RESULTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /** @type {Result} */ (JSON.parse(line)))
    .findLast(
      (result) =>
        result.commit === commit &&
        result.condition === condition &&
        result.seed === seed &&
        result.only.join() === only.join(),
    );
}

function summarise() {
  const results = turns.map(resultOf);
  const steady = results.filter((result) => result?.failed === 0);
  process.stdout.write(
    `\n${steady.length} of ${turns.length} runs passed at ${commit.slice(0, 8)}: ${RESULTS}\n`,
  );
  for (const { condition, seed, faults } of results.filter((result) => result !== undefined))
    for (const fault of faults) process.stdout.write(`  ${condition}, seed ${seed}: ${fault}\n`);
  if (steady.length < turns.length) process.exitCode = 1;
}

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '10' },
        workers: { type: 'string', default: '2' },
        against: { type: 'string', default: 'HEAD' },
      },
    });
    return {
      commit: commitOf(values.against),
      only: positionals,
      runs: Number(values.runs),
      workers: Number(values.workers),
    };
  } catch {
    return refuse(USAGE);
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
