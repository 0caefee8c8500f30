// Runs one step of the test run as its own process, with streamed output and a time limit.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './checkout.mjs';
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors.mjs';

/** @typedef {{ passed: number, failed: number, faults?: string[] }} Outcome faults are repeated at the end */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends all running steps, including their child processes.
 * @param {NodeJS.Signals} signal
 */
export function endSteps(signal) {
  for (const child of running) endTree(child, signal);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    // Signals the whole process group, so that its child processes end as well.
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * @param {string} name of a package that the root depends on
 * @param {string} path of the program in it
 * @param {string} [root] of the checkout
 */
export const programOf = (name, path, root = ROOT) => join(root, 'node_modules', name, path);

/**
 * Runs a Node program and waits for it to exit.
 * @param {string[]} words script and arguments
 * @param {{ minutes: number, env?: NodeJS.ProcessEnv, root?: string }} options
 * @returns {Promise<string | null>} why it failed, or null on success
 */
export function runNode(words, { minutes, env = {}, root = ROOT }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    running.add(child);
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      endTree(child, 'SIGKILL');
    }, minutes * 60_000);
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => {
      if (isLate) settle(`did not end within ${minutes} minutes`);
      else settle(code === 0 ? null : `ended with ${signal ?? code}`);
    });
    /** @param {string | null} reason */
    function settle(reason) {
      clearTimeout(limit);
      running.delete(child);
      resolve(reason);
    }
  });
}

/**
 * @typedef {object} VitestReport the used part of its JSON
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/**
 * Counts the results of a vitest run. Easily overlooked problems count as failures: a file that did not load, a
 * workspace without tests, an exit with an error although every test passed.
 * @param {VitestReport | null} report null if vitest wrote none
 * @param {string | null} reason why the process failed, or null
 * @param {string[]} folders each of which must have run at least one test
 * @param {{ root?: string, unhandled?: string[] }} more errors thrown outside of any test, with their stacks
 * @returns {Outcome}
 */
export function countTests(report, reason, folders, { root = ROOT, unhandled = [] } = {}) {
  if (report === null) return { passed: 0, failed: 1, faults: [`vitest wrote no report: it ${reason}`] };
  const faults = [];
  let failed = 0;
  for (const file of report.testResults) {
    const path = relative(root, file.name);
    const broken = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const test of broken) faults.push(`${path}: ${test.fullName}`);
    failed += broken.length;
    if (file.status === 'failed' && broken.length === 0) {
      faults.push(`${path}: ${file.message.split('\n')[0] || 'did not load'}`);
      failed += 1;
    }
  }
  for (const folder of folders) {
    const ran = report.testResults.some(
      ({ name, assertionResults }) =>
        relative(root, name).split('\\').join('/').startsWith(`${folder}/`) &&
        assertionResults.some(({ status }) => status === 'passed' || status === 'failed'),
    );
    if (ran) continue;
    faults.push(`${folder}: not one test was run`);
    failed += 1;
  }
  for (const thrown of unhandled) faults.push(`outside of any test: ${thrown}`);
  failed += unhandled.length;
  if (failed === 0 && reason !== null) {
    faults.push(`every test passed, yet vitest ${reason}`);
    failed = 1;
  }
  return { passed: report.numPassedTests, failed, faults };
}

/**
 * @typedef {object} JourneySuite the used part of the runner's JSON
 * @property {string} file relative to the folder of journeys
 * @property {JourneySuite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: { duration: number }[] }[] }[]} specs
 */

/**
 * Counts the results of a run of journeys. One that passed only on a retry, or did not run, counts as failed.
 * @param {{ suites: JourneySuite[], errors: { message?: string, stack?: string }[] } | null} report null if there is none
 * @param {string | null} reason why the process failed, or null
 * @returns {Outcome & { seconds: Map<string, number> }} seconds of each file
 */
export function countJourneys(report, reason) {
  const seconds = new Map();
  if (report === null) return { passed: 0, failed: 1, faults: [`no report: it ${reason}`], seconds };
  const faults = report.errors.map(({ stack, message }) => `outside of any test: ${stack ?? message}`);
  let passed = 0;
  /** @param {JourneySuite} suite */
  const read = ({ file, suites = [], specs }) => {
    for (const { title, tests } of specs)
      for (const { status, results } of tests) {
        const spent = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
        seconds.set(file, (seconds.get(file) ?? 0) + spent);
        if (status === 'expected') passed += 1;
        else faults.push(`${file}: ${title} (${status})`);
      }
    for (const suite of suites) read(suite);
  };
  for (const suite of report.suites) read(suite);
  if (passed === 0) faults.push('not one journey passed');
  if (faults.length === 0 && reason !== null) faults.push(`every journey passed, yet the run ${reason}`);
  return { passed, failed: faults.length, faults, seconds };
}

/** @param {Map<string, number>} seconds of each file */
function printSlowest(seconds) {
  const slowest = [...seconds].toSorted(([, one], [, other]) => other - one).slice(0, 10);
  process.stdout.write('The slowest ten files:\n');
  for (const [file, spent] of slowest) process.stdout.write(`  ${spent.toFixed(1).padStart(6)} s  ${file}\n`);
}

/**
 * @param {string[]} projects of e2e/playwright.config.ts
 * @param {{ minutes: number, env?: NodeJS.ProcessEnv, words?: string[], root?: string }} options words: the journeys
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(projects, { minutes, env, words = [], root = ROOT }) {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-report-'));
  const file = join(folder, 'report.json');
  try {
    const flags = ['--config', join('e2e', 'playwright.config.ts'), '--project', ...projects, '--retries=0'];
    const reason = await runNode(
      [programOf('@playwright/test', 'cli.js', root), 'test', ...words, ...flags, '--reporter=list,json'],
      { minutes, root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
    );
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    const { seconds, ...outcome } = countJourneys(report, reason);
    printSlowest(seconds);
    return outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} words arguments of vitest
 * @param {{ minutes: number, env?: NodeJS.ProcessEnv, folders: string[], root?: string }} options
 * @returns {Promise<Outcome>}
 */
export async function runVitest(words, { minutes, env, folders, root = ROOT }) {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-report-'));
  const file = join(folder, 'report.json');
  const thrown = join(folder, 'unhandled.json');
  const reporters = ['default', 'json', join(ROOT, 'tools/src/unhandled-errors.mjs')];
  const flags = [
    '--allowOnly=false',
    '--retry=0',
    `--outputFile.json=${file}`,
    ...reporters.map((name) => `--reporter=${name}`),
  ];
  try {
    const program = programOf('vitest', 'vitest.mjs', root);
    const reason = await runNode([program, 'run', ...words, ...flags], {
      minutes,
      root,
      env: { ...env, [UNHANDLED_ERRORS_FILE]: thrown },
    });
    /** @param {string} path */
    const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
    /** @type {VitestReport | null} */
    const report = read(file);
    printSlowest(
      new Map(
        report?.testResults.map(({ name, startTime, endTime }) => [
          relative(root, name),
          (endTime - startTime) / 1000,
        ]),
      ),
    );
    return countTests(report, reason, folders, { root, unhandled: read(thrown) ?? [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
