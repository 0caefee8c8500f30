// Measures the requests of Show day in the middle of an hour, at a fair with fifty thousand registrations.
import { hash, randomBytes } from 'node:crypto';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { type LoadResult, requestBytes, runLoad } from '../http-load.ts';
import { loadScaledEdition } from '../load-scaled-edition.ts';
import type { Options } from '../options.ts';
import type { ScratchCluster } from '../scratch-cluster.ts';

interface Bench {
  cluster: ScratchCluster;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

const SIZES = { exhibitors: 3_000, registrations: 50_000 } as const;
/** 2.47 pm. */
const MINUTE = 887;
const SEEN_TODAY = 20_000;

const LEGS = {
  numbers: { what: 'the hour by hall', path: () => '/api/show-day' },
  unmarked: {
    what: 'what is not marked today',
    path: () => '/api/attendance?day=2&attendance=unmarked&limit=20',
  },
  unmarkedOfHall: {
    what: 'what is not marked in a hall in this hour',
    path: () => '/api/attendance?day=2&attendance=unmarked&hall=A&minute=840&limit=20',
  },
  found: {
    what: 'whom a reference finds',
    path: (reference: string) => `/api/attendance?person=${reference}&day=2&limit=100`,
  },
  matches: { what: 'whom to match in the next hour', path: () => '/api/show-day/matches' },
} as const;
type LegName = keyof typeof LEGS;
const LEG_NAMES = Object.keys(LEGS) as LegName[];

export type ShowDayFigures = Record<LegName, { latencyMs: LoadResult['latencyMs'] }[]>;

/** @throws if a response was not successful */
export async function measureShowDay({ cluster, options, closing, say }: Bench): Promise<ShowDayFigures> {
  const database = await cluster.createDatabase('show_day');
  await loadScaledEdition(database.url, SIZES);
  const [edition] = await database.query<{ date: string }>('select dates[2]::text as date from edition');
  const now = slotStartsAt(edition?.date ?? '', MINUTE, DEFAULT_TIME_ZONE);
  // As many meetings as possible: all approved, and today's still unmarked.
  await database.query('update claim set status = 4 where status = 2');
  await database.query(
    `update claim set attendance = case when id % 9 = 0 then 'missed' else 'held' end, attendance_at = starts_at,
      attendance_way = 'exhibitor-link' where status = 4 and starts_at < $1::timestamptz - interval '5 hours'`,
    [now],
  );
  const token = await openSession(database, now);
  await database.query(
    `insert into desk_scan (id, registration_id, organiser_id, at, received_at)
      select gen_random_uuid(), registration.id, organiser.id, $1::timestamptz - interval '1 second' * (registration.id % 9000), $1
      from registration, organiser where organiser.folded_email = 'bench@visavis.example' order by registration.id limit $2`,
    [now, SEEN_TODAY],
  );
  await database.query('vacuum analyze');
  const [person] = await database.query<{ reference: string }>(
    'select reference from registration join claim on registration_id = registration.id where day = 2 limit 1',
  );
  const server = await startProduct(database.url, options.profileFolder, closing, {
    NOW: now.toISOString(),
    // A live site does not accept another clock.
    NODE_ENV: 'test',
  });
  const figures = Object.fromEntries(LEG_NAMES.map((name) => [name, []])) as unknown as ShowDayFigures;
  const { warmUp, measured } = options.reviewSeconds;
  try {
    for (let round = 1; round <= options.rounds; round += 1)
      for (const name of LEG_NAMES) {
        const request = requestBytes('GET', LEGS[name].path(person?.reference ?? ''), {
          authorization: `Bearer ${token}`,
        });
        const load = { port: server.port, connections: 1, next: () => request };
        await runLoad({ ...load, seconds: warmUp });
        const { latencyMs, answers, statuses, firstRefusal } = await runLoad({ ...load, seconds: measured });
        if (statuses[200] !== answers) throw new Error(`The run is void: ${firstRefusal}`);
        figures[name].push({ latencyMs });
        const { p50, p99 } = latencyMs;
        say(
          `  round ${round}: ${LEGS[name].what.padEnd(42)}p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        );
      }
  } finally {
    await server.stop();
  }
  return figures;
}

/** Creates an organiser session directly: logging in is deliberately slow and not measured here. */
async function openSession(
  database: Awaited<ReturnType<ScratchCluster['createDatabase']>>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `with viewer as (
      insert into organiser (email, folded_email, password_hash, role, created_at)
      values ('bench@visavis.example', 'bench@visavis.example', 'none', 'viewer', $2) returning id
    )
    insert into organiser_session (token_hash, organiser_id, created_at, last_seen_at)
    select $1, id, $2, $2 from viewer`,
    [hash('sha256', token, 'buffer'), now],
  );
  return token;
}
