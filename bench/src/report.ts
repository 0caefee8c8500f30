// Summarises the results of a run for the results file and formats them as a table.
import type { AttackFigures } from './attacks/measure.ts';
import { summariseAttacks, summariseUploads } from './attacks/summary.ts';
import { IMPORT_SIZES, type ImportRound } from './import/measure.ts';
import type { JavascriptFigures } from './javascript-weight.ts';
import type { LiveFigures } from './live/measure.ts';
import type { Machine } from './machine.ts';
import { MESSAGE_PEOPLE, type MessageRound } from './messages/measure.ts';
import type { Options } from './options.ts';
import type { RegistrationFigures } from './registration/measure.ts';
import { REVIEW_LEGS, type ReviewFigures } from './review/measure.ts';
import type { RushFigures } from './rush/measure.ts';
import { SCROLL, type ScrollFigures } from './scroll/measure.ts';
import { SEARCH_LEGS, type SearchFigures } from './search/measure.ts';
import type { ShowDayFigures } from './show-day/measure.ts';
import { AIMS, median, type Ratio, type SummaryRow } from './summary-row.ts';
import type { UploadFigures } from './uploads/measure.ts';

/** The results of a run, by part. */
export interface Measured {
  registration?: RegistrationFigures;
  rush?: RushFigures[];
  live?: LiveFigures;
  search?: SearchFigures;
  review?: ReviewFigures;
  scroll?: Omit<ScrollFigures, 'trace'>;
  showDay?: ShowDayFigures;
  messages?: MessageRound[];
  attacks?: AttackFigures;
  uploads?: UploadFigures;
  import?: ImportRound[];
  javascript?: JavascriptFigures;
}

export interface Results extends Measured {
  takenAt: string;
  machine: Machine;
  options: Pick<
    Options,
    'isQuick' | 'rounds' | 'clients' | 'registrations' | 'searchSeconds' | 'reviewSeconds' | 'edition'
  >;
  aims: typeof AIMS;
  summary: SummaryRow[];
}

/** Compares round by round, so that a slow round affects both sides equally. */
function compare(ours: readonly Rate[], theirs: readonly Rate[]): Ratio {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

interface Rate {
  perSecond: number;
}

const rateOf = (legs: readonly Rate[]): number => median(legs.map(({ perSecond }) => perSecond));

export function summarise(results: Measured): SummaryRow[] {
  return [
    ...(results.registration ? summariseRegistration(results.registration) : []),
    ...(results.rush ? summariseRush(results.rush) : []),
    ...(results.live ? summariseLive(results.live) : []),
    ...(results.search ? summariseSearch(results.search) : []),
    ...(results.review ? summariseReview(results.review) : []),
    ...(results.scroll ? summariseScroll(results.scroll) : []),
    ...(results.messages ? summariseMessages(results.messages) : []),
    ...(results.attacks ? summariseAttacks(results.attacks) : []),
    ...(results.uploads ? summariseUploads(results.uploads) : []),
    ...(results.import ? summariseImport(results.import) : []),
    ...(results.javascript ? summariseJavascript(results.javascript) : []),
  ];
}

function summariseRegistration({ product, pgbench }: RegistrationFigures): SummaryRow[] {
  const ratio = compare(product, pgbench);
  return [
    {
      what: 'registration: pgbench, the same rows in one call',
      figure: rateOf(pgbench),
      unit: 'a second',
    },
    {
      what: 'registration: POST /api/visitor/register',
      figure: rateOf(product),
      unit: 'a second',
      ratio,
      aim: `at least ${AIMS.registrationRatio}`,
      isMet: ratio.median >= AIMS.registrationRatio,
    },
  ];
}

function summariseRush(rounds: readonly RushFigures[]): SummaryRow[] {
  const p99 = median(rounds.map(({ latencyMs }) => latencyMs.p99));
  return [
    {
      what: 'rush: 2,000 blind registrations on 2,800 hours, all at once',
      figure: median(rounds.map(({ capacity }) => capacity)),
      unit: 'answers a second',
    },
    {
      what: 'rush: p99 when they arrive at half of that',
      figure: p99,
      unit: 'ms',
      aim: `under ${AIMS.rushP99Ms}`,
      isMet: p99 < AIMS.rushP99Ms,
    },
  ];
}

function summariseLive({ streams, memoryMb, quietCore, delayMs }: LiveFigures): SummaryRow[] {
  return [
    {
      what: `live: memory of ${streams} streams on one process`,
      figure: memoryMb,
      unit: 'MB above idle',
      aim: `under ${AIMS.streamsMb}`,
      isMet: memoryMb < AIMS.streamsMb,
    },
    {
      what: `live: ${streams} streams while nothing changes`,
      figure: 100 * quietCore,
      unit: '% of a core',
      aim: `under ${100 * AIMS.streamsCore}`,
      isMet: quietCore < AIMS.streamsCore,
    },
    { what: 'live: p50 from a call on one process to a stream of another', figure: delayMs.p50, unit: 'ms' },
    {
      what: 'live: p99 of the same',
      figure: delayMs.p99,
      unit: 'ms',
      aim: `under ${AIMS.liveP99Ms}`,
      isMet: delayMs.p99 < AIMS.liveP99Ms,
    },
  ];
}

function summariseSearch(figures: SearchFigures): SummaryRow[] {
  const row = (name: keyof SearchFigures): SummaryRow => {
    const { what, isPage } = SEARCH_LEGS[name];
    const legs = figures[name].map(({ search }) => search);
    const ratio = compare(
      legs,
      figures[name].map(({ hello }) => hello),
    );
    const kilobytes = median(legs.map(({ answerKb }) => answerKb)).toFixed(isPage ? 1 : 0);
    return {
      what: `search: ${what} (${kilobytes} kB each)`,
      figure: rateOf(legs),
      unit: 'a second',
      ratio,
      // The whole list is some 400 kB: its cost is shown, but the target applies only to a page.
      ...(isPage ? { aim: `at least ${AIMS.searchRatio}`, isMet: ratio.median >= AIMS.searchRatio } : {}),
    };
  };
  const hellos = Object.values(figures).flatMap((pairs) => pairs.map(({ hello }) => hello));
  return [
    { what: "search: 'hello', a bare Fastify route", figure: rateOf(hellos), unit: 'a second' },
    row('pageCold'),
    row('pageMix'),
    row('cold'),
    row('mix'),
    row('mixPlain'),
  ];
}

function summariseScroll({ rows, longestMs, tasks }: Omit<ScrollFigures, 'trace'>): SummaryRow[] {
  const [longest = 0] = longestMs;
  return [
    {
      what: `scroll: the longest of ${tasks} tasks over ${rows} rows, processor ${SCROLL.slowedBy} times slower, the middle of ${SCROLL.passes} passes`,
      figure: longest,
      unit: 'ms',
      aim: `at most ${AIMS.scrollTaskMs}`,
      isMet: longest <= AIMS.scrollTaskMs,
    },
  ];
}

function summariseReview(figures: ReviewFigures): SummaryRow[] {
  const selects = Object.values(figures).flatMap((pairs) => pairs.map(({ select }) => select));
  const rows = Object.entries(REVIEW_LEGS).map(([name, { what }]): SummaryRow => {
    const pairs = figures[name as keyof ReviewFigures];
    const legs = pairs.map(({ list }) => list);
    const p99 = median(legs.map(({ latencyMs }) => latencyMs.p99));
    return {
      what: `dashboard: p99 of ${what}`,
      figure: p99,
      unit: 'ms',
      ratio: compare(
        legs,
        pairs.map(({ select }) => select),
      ),
      aim: `under ${AIMS.reviewP99Ms}`,
      isMet: p99 < AIMS.reviewP99Ms,
    };
  });
  const kilobytes = Math.max(...figures.first.map(({ list }) => list.answerKb));
  return [
    {
      what: 'dashboard: a trivial select of a page, one after another',
      figure: rateOf(selects),
      unit: 'a second',
    },
    ...rows,
    {
      what: 'dashboard: the first page, before compression',
      figure: kilobytes,
      unit: 'kB',
      aim: `under ${AIMS.reviewKb}`,
      isMet: kilobytes < AIMS.reviewKb,
    },
  ];
}

function summariseJavascript({ page, files, brotliBytes }: JavascriptFigures): SummaryRow[] {
  const kilobytes = brotliBytes / 1000;
  return [
    {
      what: `JavaScript of ${page}, ${files.length} files`,
      figure: kilobytes,
      unit: 'kB brotli',
      aim: `at most ${AIMS.javascriptKb}`,
      isMet: kilobytes <= AIMS.javascriptKb,
    },
    ...files.map(({ path, brotliBytes: bytes, sentAs }) => ({
      what: `  ${path} (sent as ${sentAs})`,
      figure: bytes / 1000,
      unit: 'kB brotli',
    })),
  ];
}

function summariseMessages(rounds: readonly MessageRound[]): SummaryRow[] {
  const enqueued = median(rounds.map(({ enqueueSeconds }) => enqueueSeconds));
  return [
    {
      what: `messages: enqueue one to ${MESSAGE_PEOPLE} people`,
      figure: enqueued,
      unit: 's',
      aim: `at most ${AIMS.enqueueSeconds}`,
      isMet: enqueued <= AIMS.enqueueSeconds,
    },
    {
      what: `messages: open one to ${MESSAGE_PEOPLE} people`,
      figure: median(rounds.map(({ openMs }) => openMs)),
      unit: 'ms',
    },
  ];
}

function summariseImport(rounds: readonly ImportRound[]): SummaryRow[] {
  const { exhibitors, productsOfEach } = IMPORT_SIZES;
  const middle = (of: (round: ImportRound) => number) => median(rounds.map(of));
  const ratioOf = (of: (round: ImportRound) => number): Ratio => {
    const ratios = rounds.map((round) => of(round) / round.calmP95);
    return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
  };
  const seconds = (what: string, figure: number, most: number): SummaryRow => ({
    what: `import: ${what} of ${exhibitors} exhibitors with ${exhibitors * productsOfEach} products`,
    figure,
    unit: 's',
    aim: `at most ${most}`,
    isMet: figure <= most,
  });
  const search = (what: string, of: (round: ImportRound) => number): SummaryRow => {
    const ratio = ratioOf(of);
    return {
      what: `import: p95 of a search during the ${what}, against calm`,
      figure: middle(of),
      unit: 'ms',
      ratio,
      aim: `at most ${AIMS.importSearchRatio}`,
      isMet: ratio.median <= AIMS.importSearchRatio,
    };
  };
  return [
    seconds(
      'dry run',
      middle((round) => round.dryRunSeconds),
      AIMS.dryRunSeconds,
    ),
    seconds(
      'import',
      middle((round) => round.importSeconds),
      AIMS.importSeconds,
    ),
    { what: 'import: undo', figure: middle((round) => round.undoSeconds), unit: 's' },
    search('dry run', (round) => round.dryRunP95),
    search('import', (round) => round.importP95),
  ];
}

/** The table printed at the end of a run. */
export function formatTable({ machine, options, summary }: Results): string {
  const rows = [
    ['', '', '', 'ratio', 'aim', ''],
    ...summary.map(({ what, figure, unit, ratio, aim, isMet }) => [
      what,
      formatFigure(figure),
      unit,
      ratio ? formatRatio(ratio, options.rounds) : '',
      aim ?? '',
      isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}`,
    `Node ${machine.node}, PostgreSQL ${machine.postgresql}, commit ${machine.commit ?? 'unknown'}, load before the run ${machine.loadBefore}`,
    `${options.edition.exhibitors} exhibitors, ${options.edition.registrations} registrations before the run, ${options.clients} clients, ${options.rounds} round(s)`,
    '',
    ...lines,
  ].join('\n');
}

function formatRatio({ median: middle, lowest, highest }: Ratio, rounds: number): string {
  const digits = middle < 0.1 ? 3 : 2;
  const range = `(${lowest.toFixed(digits)} to ${highest.toFixed(digits)})`;
  return rounds === 1 ? middle.toFixed(digits) : `${middle.toFixed(digits)} ${range}`;
}

function formatFigure(figure: number): string {
  return figure >= 1000 ? String(Math.round(figure)) : figure.toFixed(1);
}
