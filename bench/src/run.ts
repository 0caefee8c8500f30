// `npm run bench`: measures registrations, searches, the dashboard's list and the first page, each against a baseline.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '@visavis/tools/chromium.mjs';
import { measureAttacks } from './attacks/measure.ts';
import { startProduct } from './child-server.ts';
import { Closing } from './closing.ts';
import { measureImport } from './import/measure.ts';
import { weighJavascript } from './javascript-weight.ts';
import { measureLive } from './live/measure.ts';
import { loadScaledEdition } from './load-scaled-edition.ts';
import { describeMachine } from './machine.ts';
import { measureMessages } from './messages/measure.ts';
import { type Options, PARTS, readOptions } from './options.ts';
import { measureRegistration } from './registration/measure.ts';
import { findPgbench } from './registration/pgbench.ts';
import { formatTable, type Measured, type Results, summarise } from './report.ts';
import { measureReview } from './review/measure.ts';
import { measureRush } from './rush/measure.ts';
import { openScratchCluster, type ScratchCluster, type ScratchDatabase } from './scratch-cluster.ts';
import { measureScroll } from './scroll/measure.ts';
import { measureSearch } from './search/measure.ts';
import { measureShowDay } from './show-day/measure.ts';
import { AIMS } from './summary-row.ts';
import { measureUploads } from './uploads/measure.ts';

const RESULTS_FOLDER = fileURLToPath(new URL('../results/', import.meta.url));
/** Too large to be kept with the results. */
const TRACE_FOLDER = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(options: Options, closing: Closing): Promise<Results> {
  const wants = (part: Options['parts'][number]) => options.parts.includes(part);
  // Check for required programs before doing anything slow.
  const pgbench = wants('registration') ? findPgbench() : '';
  if (wants('javascript') || wants('scroll')) ensureChromium();
  const cluster = await openScratchCluster(closing);
  const machine = describeMachine(cluster.version);
  const seed = await prepareSeed(cluster, options);
  const figures: Measured = {};
  if (wants('registration')) {
    say('Registrations ...');
    figures.registration = await measureRegistration({ cluster, seed, pgbench, options, closing, say });
  }
  if (wants('rush')) {
    say('The rush hour ...');
    figures.rush = await measureRush({ cluster, seed, closing, rounds: options.rounds, say });
  }
  if (wants('live')) {
    say('The live stream ...');
    figures.live = await measureLive({ seed, closing, say });
  }
  if (wants('search')) {
    say('Searches ...');
    figures.search = await measureSearch({ seed, options, closing, say });
  }
  if (wants('review')) {
    say("The dashboard's list ...");
    figures.review = await measureReview({ cluster, options, closing, say });
  }
  if (wants('scroll')) {
    say("The dashboard's list, scrolled ...");
    const { trace, ...scroll } = await measureScroll({ cluster, closing, say });
    figures.scroll = scroll;
    mkdirSync(TRACE_FOLDER, { recursive: true });
    writeFileSync(`${TRACE_FOLDER}scroll-trace.json.gz`, trace);
  }
  if (wants('showDay')) {
    say('Show day ...');
    figures.showDay = await measureShowDay({ cluster, options, closing, say });
  }
  if (wants('messages')) {
    say('A message to a group ...');
    figures.messages = await measureMessages({ cluster, options, closing, say });
  }
  if (wants('attacks')) {
    say('Attacks ...');
    figures.attacks = await measureAttacks({ seed, options, closing, say });
  }
  if (wants('uploads')) {
    say('The worst files beside a visitor who books ...');
    figures.uploads = await measureUploads({ cluster, seed, options, closing, say });
  }
  if (wants('import')) {
    say('An import ...');
    figures.import = await measureImport({ cluster, options, closing, say });
  }
  if (wants('javascript')) {
    say('JavaScript of the first page ...');
    const server = await startProduct(seed.url, null, closing);
    figures.javascript = await weighJavascript(server.port);
    await server.stop();
  }
  const { isQuick, rounds, clients, registrations, searchSeconds, reviewSeconds, edition } = options;
  return {
    takenAt: new Date().toISOString(),
    machine,
    options: { isQuick, rounds, clients, registrations, searchSeconds, reviewSeconds, edition },
    aims: AIMS,
    ...figures,
    summary: summarise(figures),
  };
}

/** Loads the edition of the run and moves its meetings and blocked hours to the night, so that every hour is free. */
async function prepareSeed(cluster: ScratchCluster, options: Options): Promise<ScratchDatabase> {
  const seed = await cluster.createDatabase('seed');
  const { counts } = await loadScaledEdition(seed.url, options.edition);
  await seed.query('update blocked_slot set minute = minute - 660');
  await seed.query("update meeting set minute = minute - 660, starts_at = starts_at - interval '11 hours'");
  // One meeting per hour, so that a held hour is unavailable.
  await seed.query('update exhibitor set places = 1');
  await seed.query('vacuum full analyze');
  say(
    `Loaded ${counts.exhibitors} exhibitors in ${counts.subCategories} sub-categories, ${counts.registrations} registrations, ${counts.meetings} meetings.`,
  );
  return seed;
}

function writeResults(results: Results): void {
  const isWhole = PARTS.every((part) => results[part] !== undefined);
  if (results.options.isQuick || !isWhole) {
    say('\nA part or a quick run: bench/results/latest.json is left as it is.');
    return;
  }
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(`${RESULTS_FOLDER}latest.json`, `${JSON.stringify(results, null, 2)}\n`);
  say('\nWritten to bench/results/latest.json.');
}

const closing = new Closing();
// The terminal and npm may both forward a signal: only the first one counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    say(`Ended by ${signal}; tidying up ...`);
    closing.closeAll().finally(() => process.exit(1));
  });

try {
  const results = await run(readOptions(process.argv.slice(2)), closing);
  say(`\n${formatTable(results)}`);
  writeResults(results);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await closing.closeAll();
}
