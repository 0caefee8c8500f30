// Measures sequential calls of the dashboard's list with fifty thousand registrations, against a trivial page select.
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import pg from 'pg';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { type LoadResult, requestBytes, runLoad } from '../http-load.ts';
import { loadScaledEdition } from '../load-scaled-edition.ts';
import type { Options } from '../options.ts';
import { openOrganiserSession } from '../organiser-session.ts';
import type { ScratchCluster } from '../scratch-cluster.ts';

interface Bench {
  cluster: ScratchCluster;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

const SIZES = { exhibitors: 3_000, registrations: 50_000 } as const;
/** Rows that the dashboard initially requests. */
const PAGE = 25;

/** A person in the middle of the list, whose details are searched for. */
interface Person {
  name: string;
  reference: string;
  email: string;
  phone: string;
  country: string;
  exhibitor: number;
  date: string;
}

const listOf =
  (path: string) =>
  (words: Record<string, string | number>): string =>
    `${path}?${new URLSearchParams({ limit: String(PAGE), ...Object.fromEntries(Object.entries(words).map(([key, value]) => [key, String(value)])) })}`;
const query = listOf('/api/meetings');
const attendance = listOf('/api/attendance');
const exhibitors = listOf('/api/exhibitors');
const find = (search: string) => `/api/find?${new URLSearchParams({ search })}`;

/** The measured queries. */
export const REVIEW_LEGS = {
  first: { what: `the first page of ${PAGE}`, of: () => query({}) },
  search: { what: 'a search that finds a good part of them', of: () => query({ search: 'beauty' }) },
  nothing: { what: 'a search that finds nothing', of: () => query({ search: 'nobody at all' }) },
  name: {
    what: 'a search for a name in the other order',
    of: ({ name }: Person) => query({ search: name.split(' ').toReversed().join(' ') }),
  },
  reference: {
    what: 'a search for a reference',
    of: ({ reference }: Person) => query({ search: reference }),
  },
  email: { what: 'a search for an email address', of: ({ email }: Person) => query({ search: email }) },
  phone: {
    what: 'a search for the last digits of a phone number',
    of: ({ phone }: Person) => query({ search: phone.slice(-7) }),
  },
  statusWord: { what: 'a search for the word of a status', of: () => query({ search: 'pending' }) },
  size: { what: 'a search for a company size', of: () => query({ search: '11-50' }) },
  otherName: {
    what: 'a search for a country by another of its names',
    of: () => query({ search: '马来西亚' }),
  },
  state: { what: 'those that wait for a decision', of: () => query({ status: 'Pending' }) },
  meetings: { what: 'those with a meeting that waits', of: () => query({ meetingStatus: 2 }) },
  live: { what: 'those with a meeting that is not rejected', of: () => query({ meetingStatus: 'live' }) },
  all: { what: 'those of both programmes', of: () => query({ programme: 'all' }) },
  country: { what: 'those of one country', of: ({ country }: Person) => query({ country }) },
  day: { what: 'those with a meeting on one day', of: () => query({ day: 2 }) },
  minute: { what: 'those with a meeting in one hour', of: () => query({ day: 2, minute: 840 }) },
  exhibitor: {
    what: 'those with a meeting with one exhibitor',
    of: ({ exhibitor }: Person) => query({ exhibitor }),
  },
  date: { what: 'those of one date', of: ({ date }: Person) => query({ registeredOn: date }) },
  together: {
    what: 'a search and three filters together',
    of: ({ country }: Person) => query({ search: 'beauty', status: 'Pending', country, day: 2 }),
  },
  toDecide: { what: 'those to be decided', of: () => query({ progress: 'to-decide' }) },
  ready: { what: 'those ready to be mailed', of: () => query({ progress: 'ready' }) },
  changed: { what: 'those changed since their email', of: () => query({ progress: 'changed' }) },
  failed: { what: 'those whose email failed', of: () => query({ progress: 'failed' }) },
  companySize: { what: 'those of one company size', of: () => query({ companySize: '11-50' }) },
  within: { what: 'those of the last seven days', of: () => query({ registeredWithin: 7 }) },
  unconfirmed: { what: 'those without a confirmed address', of: () => query({ unconfirmed: 1 }) },
  byName: { what: 'all by name', of: () => query({ sort: 'name' }) },
  byCompany: {
    what: 'all by company, the last first',
    of: () => query({ sort: 'company', direction: 'descending' }),
  },
  bySize: { what: 'all by company size', of: () => query({ sort: 'size' }) },
  byCountry: { what: 'all by country', of: () => query({ sort: 'country' }) },
  bySchedule: {
    what: 'all by pending meetings, the most first',
    of: () => query({ sort: 'schedule', direction: 'descending' }),
  },
  byStatus: { what: 'all by status', of: () => query({ sort: 'status' }) },
  searchByName: {
    what: 'a search that finds a good part, by name',
    of: () => query({ search: 'beauty', sort: 'name' }),
  },
  counts: { what: 'the numbers of the views', of: () => '/api/meetings/counts' },
  countsOfSearch: {
    what: 'the numbers of the views of a search',
    of: () => '/api/meetings/counts?search=beauty',
  },
  countries: { what: 'the countries with their numbers', of: () => '/api/meetings/countries' },
  late: { what: 'the last page', of: () => query({ offset: SIZES.registrations - PAGE }) },
  attendance: { what: 'approved meetings to be marked', of: () => attendance({}) },
  attendanceSearch: {
    what: 'approved meetings by name and state',
    of: ({ name }: Person) => attendance({ search: `${name} not begun` }),
  },
  attendanceCompany: {
    what: 'approved meetings of a good part of the companies',
    of: () => attendance({ search: 'beauty' }),
  },
  exhibitors: { what: 'exhibitors by name', of: () => exhibitors({}) },
  exhibitorSearch: {
    what: 'exhibitors by a word of their names',
    of: () => exhibitors({ search: 'beauty' }),
  },
  exhibitorProduct: { what: 'exhibitors by a product', of: () => exhibitors({ search: 'serum' }) },
  exhibitorsWithGaps: { what: 'exhibitors whose profile has gaps', of: () => exhibitors({ gap: 'any' }) },
  exhibitorsByHours: {
    what: 'exhibitors by taken hours',
    of: () => exhibitors({ sort: 'hours', direction: 'descending' }),
  },
  exhibitorFacts: { what: 'the numbers above the exhibitors', of: () => '/api/exhibitor-facts' },
  toDo: { what: 'the numbers of To do', of: () => '/api/to-do' },
  find: {
    what: 'Find: a name in the other order',
    of: ({ name }: Person) => find(name.split(' ').toReversed().join(' ')),
  },
  findLetter: { what: 'Find: a single letter', of: () => find('a') },
  findCommon: { what: 'Find: a word of a good part of them', of: () => find('beauty') },
  findNothing: { what: 'Find: nobody', of: () => find('nobody at all') },
  findPhone: {
    what: 'Find: the last digits of a phone number',
    of: ({ phone }: Person) => find(phone.slice(-7)),
  },
  findReference: { what: 'Find: a reference', of: ({ reference }: Person) => find(reference) },
  findBooth: { what: 'Find: a booth', of: () => find('a-1') },
  work: { what: 'open work of the sections', of: () => '/api/work' },
} as const;
type LegName = keyof typeof REVIEW_LEGS;
const LEG_NAMES = Object.keys(REVIEW_LEGS) as LegName[];

interface ReviewLeg {
  perSecond: number;
  latencyMs: LoadResult['latencyMs'];
  /** Size of one response, before compression. */
  answerKb: number;
}

/** Each leg with the trivial select run just before it, once per round. */
export type ReviewFigures = Record<LegName, { list: ReviewLeg; select: { perSecond: number } }[]>;

/** @throws if a response was not successful */
export async function measureReview({ cluster, options, closing, say }: Bench): Promise<ReviewFigures> {
  const database = await cluster.createDatabase('review');
  await loadScaledEdition(database.url, SIZES);
  await database.query('vacuum analyze');
  const { token } = await openOrganiserSession(database);
  const person = await findPerson(database);
  const server = await startProduct(database.url, options.profileFolder, closing);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const figures = Object.fromEntries(
    LEG_NAMES.map((name): [LegName, ReviewFigures[LegName]] => [name, []]),
  ) as ReviewFigures;
  const { warmUp, measured } = options.reviewSeconds;
  try {
    for (let round = 1; round <= options.rounds; round += 1)
      for (const name of LEG_NAMES) {
        const { what, of } = REVIEW_LEGS[name];
        const select = await selectPages(client, measured);
        const request = requestBytes('GET', of(person), {
          authorization: `Bearer ${token}`,
        });
        const load = { port: server.port, connections: 1, next: () => request };
        await runLoad({ ...load, seconds: warmUp });
        const { perSecond, latencyMs, bodyBytes, answers, statuses, firstRefusal } = await runLoad({
          ...load,
          seconds: measured,
        });
        if (statuses[200] !== answers) throw new Error(`The run is void: ${firstRefusal}`);
        const list = { perSecond, latencyMs, answerKb: bodyBytes / answers / 1000 };
        figures[name].push({ list, select });
        const { p50, p99 } = latencyMs;
        say(
          `  round ${round}: ${what.padEnd(42)}p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${list.answerKb.toFixed(0)} kB`,
        );
      }
  } finally {
    await client.end();
    await server.stop();
  }
  return figures;
}

async function findPerson(database: Awaited<ReturnType<ScratchCluster['createDatabase']>>): Promise<Person> {
  const [found] = await database.query<Omit<Person, 'date'> & { createdAt: Date }>(
    `select visitor.name, reference, email, phone_number as phone, country,
      registration.created_at as "createdAt",
      (select exhibitor_id from meeting where registration_id = registration.id limit 1) as exhibitor
    from registration join visitor on visitor.id = visitor_id join company on company.id = registration.company_id
    where exists (select from meeting where registration_id = registration.id)
    order by registration.id offset ${SIZES.registrations / 2} limit 1`,
  );
  if (!found) throw new Error('There are no registrations.');
  return { ...found, date: fairDateAt(found.createdAt, DEFAULT_TIME_ZONE) };
}

/** How many times per second a direct database connection can read the newest registrations. */
async function selectPages(client: pg.Client, seconds: number): Promise<{ perSecond: number }> {
  const begunAt = performance.now();
  let count = 0;
  while (performance.now() - begunAt < seconds * 1000) {
    await client.query(`select * from registration order by id desc limit ${PAGE}`);
    count += 1;
  }
  return { perSecond: (1000 * count) / (performance.now() - begunAt) };
}
