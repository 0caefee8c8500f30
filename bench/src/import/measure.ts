// Measures the import of a large list, and its impact on visitors who search at the same time.
import { hash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { loadScaledEdition } from '../load-scaled-edition.ts';
import type { Options } from '../options.ts';
import type { ScratchCluster, ScratchDatabase } from '../scratch-cluster.ts';
import { asVisitorsAsk } from '../search/interest-sets.ts';

interface Bench {
  cluster: ScratchCluster;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

/** Sizes of the file; the edition already has some exhibitors, and visitors search among all of them. */
export const IMPORT_SIZES = { exhibitors: 10_000, productsOfEach: 4 } as const;
const STORED = { exhibitors: 1_000, registrations: 1_000 };
/** Interval of visitors' searches in milliseconds, regardless of response times. */
const SEARCH_EVERY_MS = 40;
const CALM_MS = 10_000;

export interface ImportRound {
  dryRunSeconds: number;
  importSeconds: number;
  undoSeconds: number;
  /** 95th percentile of a search, in milliseconds: calm, during the dry run, and during the import. */
  calmP95: number;
  dryRunP95: number;
  importP95: number;
}

interface View {
  id: number;
  version: number;
  counts: Record<string, number>;
}

/** @throws if a response was not successful, or the file was not imported completely */
export async function measureImport({ cluster, options, closing, say }: Bench): Promise<ImportRound[]> {
  const database = await cluster.createDatabase('import');
  await loadScaledEdition(database.url, STORED);
  const token = await openSession(database);
  const names = (await database.query<{ name: string }>('select name from sub_category order by id')).map(
    ({ name }) => name,
  );
  const server = await startProduct(database.url, options.profileFolder, closing);
  const [{ id: edition } = { id: 0 }] = await database.query<{ id: number }>(
    "select id from edition where state = 'open'",
  );
  const site = `http://127.0.0.1:${server.port}`;
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, body: string, type: string): Promise<View> => {
    const response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    });
    if (!response.ok) throw new Error(`The run is void: ${path} gave ${await response.text()}`);
    return (await response.json()) as View;
  };
  const act = (view: View, action: string) =>
    post(`/api/imports/${view.id}/${action}`, JSON.stringify({ version: view.version }), 'application/json');
  const rounds: ImportRound[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    const draw = asVisitorsAsk(names, round);
    const file = fileOf(names, round);
    await searching(site, draw, () => delay(2_000));
    const calm = await searching(site, draw, () => delay(CALM_MS));
    const dryRun = await searching(site, draw, () =>
      post(`/api/imports?filename=bench.csv&edition=${edition}`, file, 'application/octet-stream'),
    );
    if (dryRun.result.counts.created !== IMPORT_SIZES.exhibitors)
      throw new Error(`The run is void: ${JSON.stringify(dryRun.result.counts)}`);
    const applied = await searching(site, draw, () => act(dryRun.result, 'apply'));
    const undone = await searching(site, draw, () => act(applied.result, 'undo'));
    const figures = {
      dryRunSeconds: dryRun.seconds,
      importSeconds: applied.seconds,
      undoSeconds: undone.seconds,
      calmP95: calm.p95,
      dryRunP95: dryRun.p95,
      importP95: applied.p95,
    };
    rounds.push(figures);
    say(
      `  round ${round}: dry run ${figures.dryRunSeconds.toFixed(1)} s, import ${figures.importSeconds.toFixed(1)} s, undo ${figures.undoSeconds.toFixed(1)} s; p95 of a search ${figures.calmP95.toFixed(1)} ms calm, ${figures.dryRunP95.toFixed(1)} ms in the dry run, ${figures.importP95.toFixed(1)} ms in the import`,
    );
  }
  await server.stop();
  return rounds;
}

/** Searches at a steady pace while the work is in progress. */
async function searching<T>(site: string, draw: () => string[], work: () => Promise<T>) {
  const latencies: number[] = [];
  const open: Promise<void>[] = [];
  let isDone = false;
  const search = async () => {
    const begun = performance.now();
    const response = await fetch(`${site}/api/exhibitors/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subcategories: draw(), limit: 10 }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The run is void: a search gave ${response.status}`);
    latencies.push(performance.now() - begun);
  };
  const begun = performance.now();
  const pace = (async () => {
    for (let at = begun; !isDone; at += SEARCH_EVERY_MS) {
      await delay(Math.max(0, at - performance.now()));
      open.push(search());
    }
  })();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  isDone = true;
  await pace;
  await Promise.all(open);
  latencies.sort((a, b) => a - b);
  return { result, seconds, p95: latencies[Math.floor(latencies.length * 0.95)] ?? 0 };
}

/** One row per product; every exhibitor has several products, two interests and a text. */
function fileOf(names: readonly string[], round: number): string {
  const lines = [
    'Company name;Booth number;Country;Sub-categories;Description;Product name;Product description',
  ];
  for (let one = 0; one < IMPORT_SIZES.exhibitors; one += 1)
    for (let product = 0; product < IMPORT_SIZES.productsOfEach; product += 1) {
      const interests = [names[one % names.length], names[(one * 7 + 3) % names.length]];
      lines.push(
        [
          `Makers of round ${round} number ${one}`,
          `R${round}-${one}`,
          one % 2 === 0 ? 'S. Korea' : 'Viet Nam',
          `"${interests.join('; ')}"`,
          `Exhibitor ${one} has made colours, oils and papers for the skin since 19${one % 90}.`,
          `Product ${product} of ${one}`,
          `What product ${product} is, in a sentence or two of the usual length.`,
        ].join(';'),
      );
    }
  return lines.join('\n');
}

async function openSession(database: ScratchDatabase): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `with editor as (
      insert into organiser (email, folded_email, password_hash, role, created_at)
      values ('bench@visavis.example', 'bench@visavis.example', 'none', 'editor', now()) returning id
    )
    insert into organiser_session (token_hash, organiser_id, created_at, last_seen_at)
    select $1, id, now(), now() from editor`,
    [hash('sha256', token, 'buffer')],
  );
  return token;
}
