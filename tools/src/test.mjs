// `npm test`: runs every check, test and browser journey; the last line counts passes and failures.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, ROOT, WORKSPACES } from './checkout.mjs';
import { listOverweight, weighBuilt } from './lighthouse/built-weight.mjs';
import { WEIGHED_PAGES } from './lighthouse/pages.mjs';
import { install, isInstalled } from './packages.mjs';
import { endSteps, programOf, runJourneys, runNode, runVitest } from './run-step.mjs';
import { withStartLock } from './start-lock.mjs';

/** @typedef {import('./run-step.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Step */

const USAGE = 'Usage: npm test -- [--only checks|unit|e2e] [--deep]';
const KINDS = ['checks', 'unit', 'e2e'];

let passed = 0;
let failed = 0;
/** @type {string[]} */
const faults = [];
let isDone = false;

// However this process ends, the last line is printed, and an unfinished run counts as failed.
process.on('exit', () => {
  if (!isDone) failed += 1;
  if (failed > 0) {
    process.stdout.write(
      `\nFailed:\n${faults.map((fault) => `  ${fault}\n`).join('') || '  the run itself\n'}`,
    );
    process.exitCode = 1;
  }
  process.stdout.write(`${failed > 0 ? '' : '\n'}${passed} passed, ${failed} failed\n`);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    endSteps(signal);
    faults.push(`ended by ${signal}`);
    process.exit(1);
  });
}

const { only, isDeep } = readFlags(process.argv.slice(2));
const env = isDeep ? { DEEP: '1' } : {};
const patience = isDeep ? 8 : 1;

/**
 * @param {string[]} words
 * @returns {{ only: string | null, isDeep: boolean }}
 */
function readFlags(words) {
  let chosen = null;
  let deep = false;
  for (let index = 0; index < words.length; index += 1) {
    const [flag, joined] = (words[index] ?? '').split('=');
    if (flag === '--deep') deep = true;
    else if (flag === '--only') {
      chosen = joined ?? words[index + 1] ?? '';
      if (joined === undefined) index += 1;
    } else chosen = '';
  }
  if (chosen !== null && !KINDS.includes(chosen)) {
    faults.push(USAGE);
    process.exit(1);
  }
  return { only: chosen, isDeep: deep };
}

/** @returns {Step[][]} in run order, quick checks first; the steps of a group run in parallel */
function listSteps() {
  /** @param {string} kind */
  const wants = (kind) => only === null || only === kind;
  const checks = [...listTypeChecks(), formatAndLint, boundaries, deadCode, structure];
  return [
    [...(wants('checks') ? checks : []), ...(only === 'unit' ? [] : [build])],
    only === 'unit' ? [] : [weights],
    wants('unit') ? [tests] : [],
    wants('e2e') ? [journeys] : [],
    wants('e2e') ? [durability] : [],
  ];
}

/**
 * Two at a time, since each check keeps one core busy.
 * @param {Step[]} steps
 */
async function runGroup(steps) {
  const left = [...steps];
  const runOn = async () => {
    for (let step = left.shift(); step; step = left.shift()) await runStep(step);
  };
  await Promise.all([runOn(), runOn()]);
}

/** @param {Step} step */
async function runStep({ name, run }) {
  process.stdout.write(`\n=== ${name}\n`);
  const startedAt = performance.now();
  /** @type {Outcome} */
  let outcome;
  try {
    outcome = await run();
  } catch (error) {
    outcome = { passed: 0, failed: 1, faults: [error instanceof Error ? error.message : String(error)] };
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  passed += outcome.passed;
  failed += outcome.failed;
  for (const fault of outcome.faults ?? []) faults.push(`${name}: ${fault}`);
  if (outcome.failed > 0 && !outcome.faults?.length) faults.push(`${name}: see above`);
  process.stdout.write(`=== ${name}: ${outcome.failed > 0 ? 'FAILED' : 'ok'} after ${seconds} s\n`);
}

/**
 * @param {string | null} reason why it failed, or null
 * @returns {Outcome} one check, passed or failed
 */
function oneCheck(reason) {
  return reason === null ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, faults: [reason] };
}

/**
 * @param {string[]} found
 * @returns {Outcome}
 */
function oneCheckOf(found) {
  for (const fault of found) process.stderr.write(`${fault}\n`);
  return found.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, faults: found };
}

/** @returns {Step[]} one for each tsconfig of each workspace, so that new ones are included automatically */
function listTypeChecks() {
  return WORKSPACES.flatMap((workspace) => {
    const found = readdirSync(join(ROOT, workspace)).filter((name) => /^tsconfig.*\.json$/.test(name));
    return (found.length > 0 ? found : ['tsconfig.json']).map((name) => ({
      name: `types of ${workspace}${name === 'tsconfig.json' ? '' : `, ${name}`}`,
      run: async () =>
        oneCheck(
          await runNode([programOf('typescript-7', 'bin/tsc'), '-p', join(workspace, name)], { minutes: 5 }),
        ),
    }));
  });
}

/** @type {Step} */
const formatAndLint = {
  name: 'format and lint',
  run: async () =>
    oneCheck(await runNode([programOf('@biomejs/biome', 'bin/biome'), 'ci', '.'], { minutes: 5 })),
};

/** @type {Step} */
const boundaries = {
  name: 'boundaries',
  run: async () => {
    // Checks are imported where they run, because they need packages, which a fresh clone only has by now.
    const { checkBoundaries } = await import('./boundaries.mjs');
    const result = checkBoundaries();
    process.stdout.write(`${result.moduleCount} modules read.\n`);
    return oneCheckOf(result.faults);
  },
};

/** @type {Step} Runs twice: with and without tests counting as uses of the code. */
const deadCode = {
  name: 'dead code',
  run: async () => {
    const program = programOf('knip', 'bin/knip.js');
    const all = await runNode([program, '--no-progress'], { minutes: 5 });
    const production = await runNode([program, '--no-progress', '--production'], { minutes: 5 });
    const reasons = [all && `knip ${all}`, production && `knip --production ${production}`];
    return oneCheck(reasons.filter(Boolean).join('; ') || null);
  },
};

/** @type {Step} */
const structure = {
  name: 'structure',
  run: async () => {
    const { checkFiles } = await import('./structure.mjs');
    const { listAboveAim } = await import('./measure/figures.mjs');
    const files = listFiles();
    process.stdout.write(`${files.length} files read.\n`);
    return oneCheckOf([...checkFiles(files), ...listAboveAim(files)]);
  },
};

/** @type {Step} */
const build = {
  name: 'build',
  run: async () => oneCheck(await runNode([join('tools', 'src', 'build.mjs')], { minutes: 10 })),
};

/** @type {Step} By the files of the build: `npm run lighthouse -- --javascript` measures them in a browser. */
const weights = {
  name: 'JavaScript of pages',
  run: async () => {
    const weighed = weighBuilt(join(ROOT, 'web/dist'), WEIGHED_PAGES);
    for (const { name, bytes } of weighed) process.stdout.write(`${name} ${(bytes / 1000).toFixed(1)} kB\n`);
    return oneCheckOf(listOverweight(weighed));
  },
};

/** @type {Step} */
const tests = {
  name: 'rules, server and components',
  run: () =>
    runVitest([], {
      minutes: 45 * patience,
      env,
      folders: ['domain', 'contract', 'server', 'web', 'tools'].filter(hasTests),
    }),
};

/** @param {string[]} projects */
const runProjects = async (...projects) => {
  const { ensureJourneyBrowser } = await import('./chromium.mjs');
  return runJourneys(projects, {
    minutes: 60 * patience,
    env: { ...env, CHROME_PATH: ensureJourneyBrowser() },
  });
};

/** @type {Step} */
const journeys = { name: 'browser journeys', run: () => runProjects('journeys') };

/** @type {Step} After the journeys: what kills servers, cuts connections and measures memory. */
const durability = { name: 'durability', run: () => runProjects('durability', 'memory') };

/** @param {string} workspace */
function hasTests(workspace) {
  // Contract is mostly types and schemas, so its tests are optional; the others must have tests.
  if (workspace !== 'contract') return true;
  return (
    existsSync(join(ROOT, workspace, 'src')) &&
    listFiles().some(({ path }) => /^contract\/.*\.test\.ts$/.test(path))
  );
}

// Last, since it needs all the constants above.
try {
  process.chdir(ROOT);
  if (!isInstalled(ROOT)) await withStartLock(ROOT, () => install(ROOT));
  for (const group of listSteps()) await runGroup(group);
  if (only !== 'checks')
    process.stdout.write('\nNo test was retried: a test that fails once counts as failed.\n');
  isDone = true;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
}
