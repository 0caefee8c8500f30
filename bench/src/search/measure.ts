// Measures searches per second, alternating with a bare route of the same framework.
import { type ChildServer, startHello, startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { type LoadResult, type RequestSource, requestBytes, runLoad } from '../http-load.ts';
import type { Options } from '../options.ts';
import type { ScratchDatabase } from '../scratch-cluster.ts';
import { asVisitorsAsk, neverAskedBefore } from './interest-sets.ts';

interface Bench {
  seed: ScratchDatabase;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

interface SearchLeg {
  perSecond: number;
  /** Mean size of a response as sent. */
  answerKb: number;
  latencyMs: LoadResult['latencyMs'];
}

/** Exhibitors per page. */
const PAGE = 10;

interface LegPlan {
  /** Description of the requests. */
  what: string;
  sets: typeof asVisitorsAsk;
  isCompressed: boolean;
  /** Whether only the first page is requested instead of the whole list. */
  isPage: boolean;
}

/** Page legs are compared with the target; whole-list legs show the cost of their size. */
export const SEARCH_LEGS = {
  pageCold: {
    what: `a page of ${PAGE}, sets never asked for before`,
    sets: neverAskedBefore,
    isCompressed: true,
    isPage: true,
  },
  pageMix: {
    what: `a page of ${PAGE}, sets as visitors ask for them`,
    sets: asVisitorsAsk,
    isCompressed: true,
    isPage: true,
  },
  cold: {
    what: 'the whole list, sets never asked for before',
    sets: neverAskedBefore,
    isCompressed: true,
    isPage: false,
  },
  mix: {
    what: 'the whole list, sets as visitors ask for them',
    sets: asVisitorsAsk,
    isCompressed: true,
    isPage: false,
  },
  mixPlain: {
    what: 'the same, asked without compression',
    sets: asVisitorsAsk,
    isCompressed: false,
    isPage: false,
  },
} as const satisfies Record<string, LegPlan>;
type LegName = keyof typeof SEARCH_LEGS;
const LEG_NAMES = Object.keys(SEARCH_LEGS) as LegName[];

/** Each search leg with the leg of the bare route run just before it, once per round. */
export type SearchFigures = Record<LegName, { search: SearchLeg; hello: SearchLeg }[]>;

/** As Chromium sends it over HTTPS. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';
/** More than any leg needs; prepared before measuring starts. */
const SETS_A_SECOND = { page: 30_000, list: 8_000 };

/** @throws if a response was not successful */
export async function measureSearch(bench: Bench): Promise<SearchFigures> {
  const { seed, options, closing, say } = bench;
  const rows = await seed.query<{ name: string }>('select name from sub_category order by id');
  const names = rows.map(({ name }) => name);
  const figures: SearchFigures = { pageCold: [], pageMix: [], cold: [], mix: [], mixPlain: [] };
  const hello = await startHello(closing);
  const greeting = requestBytes('GET', '/');
  const { warmUp, measured, hello: helloSeconds } = options.searchSeconds;

  const run = async (server: ChildServer, seconds: number, next: RequestSource): Promise<SearchLeg> => {
    const load = { port: server.port, connections: options.clients, next };
    await runLoad({ ...load, seconds: warmUp });
    const result = await runLoad({ ...load, seconds });
    refuseOtherThan200(result);
    const { perSecond, latencyMs, bodyBytes, answers } = result;
    return { perSecond, latencyMs, answerKb: bodyBytes / answers / 1000 };
  };

  for (let round = 1; round <= options.rounds; round += 1) {
    for (const name of LEG_NAMES) {
      const plan = SEARCH_LEGS[name];
      const next = drawnBefore(plan, plan.sets(names, round), warmUp + measured);
      const bare = await run(hello, helloSeconds, () => greeting);
      // In a fresh process with an empty cache.
      const server = await startProduct(seed.url, options.profileFolder, closing);
      const search = await run(server, measured, next);
      await server.stop();
      figures[name].push({ search, hello: bare });
      const rate = (leg: SearchLeg) => leg.perSecond.toFixed(0).padStart(6);
      say(`  round ${round}: ${plan.what.padEnd(48)}${rate(search)} a second, 'hello'${rate(bare)} a second`);
    }
  }
  await hello.stop();
  return figures;
}

function drawnBefore(
  { isPage, isCompressed }: LegPlan,
  draw: () => string[],
  seconds: number,
): RequestSource {
  const headers: Record<string, string> = isCompressed ? { 'accept-encoding': BROWSER_ENCODINGS } : {};
  const page = isPage ? { limit: PAGE } : {};
  const count = seconds * SETS_A_SECOND[isPage ? 'page' : 'list'];
  const requests = Array.from({ length: count }, () =>
    requestBytes(
      'POST',
      '/api/exhibitors/search',
      headers,
      JSON.stringify({ subcategories: draw(), ...page }),
    ),
  );
  let next = 0;
  return () => {
    const request = requests[next];
    if (!request) throw new Error('The run is void: the server answered more searches than were prepared.');
    next += 1;
    return request;
  };
}

function refuseOtherThan200({ answers, statuses, firstRefusal }: LoadResult): void {
  if (answers > 0 && statuses[200] === answers) return;
  throw new Error(
    `The run is void: not every answer was 200 but ${JSON.stringify(statuses)}. The first refusal:\n${firstRefusal}`,
  );
}
