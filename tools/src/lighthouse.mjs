// `npm run lighthouse`: measures Lighthouse scores of the main pages and JavaScript sizes against their targets.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { ROOT } from './checkout.mjs';
import { ensureChromium } from './chromium.mjs';
import { startDemo } from './lighthouse/demo-server.mjs';
import { storedDraft } from './lighthouse/draft.mjs';
import { describeMachine } from './lighthouse/machine.mjs';
import { readOptions } from './lighthouse/options.mjs';
import {
  formatJavascript,
  formatMeasured,
  listFaults,
  SECTIONS,
  writeSection,
} from './lighthouse/report.mjs';
import { install, isInstalled } from './packages.mjs';
import { withStartLock } from './start-lock.mjs';

process.chdir(ROOT);
const options = readOptions(process.argv.slice(2));
if (!isInstalled(ROOT)) await withStartLock(ROOT, () => install(ROOT));
if (!isBuilt(ROOT)) await withStartLock(ROOT, build);

// Imported here because they need packages, which a fresh clone only has by now.
const { weighPages } = await import('./lighthouse/javascript.mjs');
const { measurePage } = await import('./lighthouse/measure.mjs');
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const chromium = ensureChromium();
const machine = describeMachine(chromium);
const server = await startDemo();
/** @type {string[]} */
const faults = [];
process.exitCode = 1;
try {
  const draft = await storedDraft(server.url);
  if (options.measured.length > 0) {
    const measured = [];
    for (const page of options.measured) {
      say(`${page.name}: ${options.runs} runs ...`);
      measured.push(await measurePage({ chromium, origin: server.url, page, draft, runs: options.runs }));
    }
    const table = formatMeasured(measured, machine, options.runs);
    say(`\n${table}\n`);
    if (options.isKept) writeSection(SECTIONS.measured, table);
    faults.push(...measured.flatMap(listFaults));
  }
  if (options.weighed.length > 0) {
    say('JavaScript ...');
    const weighed = await weighPages({ chromium, origin: server.url, pages: options.weighed, draft });
    const table = formatJavascript(weighed);
    say(`\n${table}\n`);
    if (options.isKept) writeSection(SECTIONS.javascript, table);
    for (const { name, bytes, budget } of weighed)
      if (budget !== null && bytes > budget * 1000)
        faults.push(`${name}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, the budget is ${budget} kB`);
  }
} finally {
  await server.stop();
}
if (faults.length === 0) {
  say('Every aim is met.');
  process.exitCode = 0;
} else say(`Missed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);

function build() {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/src/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
