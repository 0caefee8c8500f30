// Measures how long it takes to queue a message to ten thousand people in the outbox.
import { hash, randomBytes } from 'node:crypto';
import { EDITION_HEADER } from '@visavis/contract/endpoint';
import { startProduct } from '../child-server.ts';
import type { Closing } from '../closing.ts';
import { loadScaledEdition } from '../load-scaled-edition.ts';
import type { Options } from '../options.ts';
import type { ScratchCluster, ScratchDatabase } from '../scratch-cluster.ts';

interface Bench {
  cluster: ScratchCluster;
  options: Options;
  closing: Closing;
  say: (line: string) => void;
}

export const MESSAGE_PEOPLE = 10_000;
const STORED = { exhibitors: 3_000, registrations: 50_000 };
const TEXT = `Dear {name},

Hall D opens half an hour earlier. You have {meetings} approved meetings; your reference is {reference}.

${'Please bring your badge, and leave some time for the entrance. '.repeat(12)}

{schedule}`;

export interface MessageRound {
  /** From pressing Send until the response, when every email is in the outbox. */
  enqueueSeconds: number;
  /** The page of the draft, including its recipients. */
  openMs: number;
}

interface View {
  id: number;
  version: number;
  reach: { people: number };
  counts: { written: number };
}

/** @throws if a response was not successful, or not everyone was written to */
export async function measureMessages({ cluster, options, closing, say }: Bench): Promise<MessageRound[]> {
  const database = await cluster.createDatabase('messages');
  await loadScaledEdition(database.url, STORED);
  await database.query("update visitor set name = 'Person ' || id where name like '%/%'");
  await database.query('vacuum analyze');
  const token = await openSession(database);
  const server = await startProduct(database.url, options.profileFolder, closing);
  const [{ id: edition } = { id: 0 }] = await database.query<{ id: number }>(
    "select id from edition where state = 'open'",
  );
  const call = async (method: string, path: string, body?: object): Promise<View> => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [EDITION_HEADER]: String(edition),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The run is void: ${path} gave ${await response.text()}`);
    return (await response.json()) as View;
  };
  const ids = (
    await database.query<{ id: number }>(
      "select id from registration where programme = 'business' and cancelled_at is null order by id limit $1",
      [MESSAGE_PEOPLE],
    )
  ).map(({ id }) => id);
  const rounds: MessageRound[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    const audience = { programme: 'business', ids };
    const { id, version } = await call('POST', '/api/messages', { audience });
    const saved = await call('PUT', `/api/messages/${id}`, {
      version,
      audience,
      words: { en: { subject: `Hall D opens earlier ${round}`, text: TEXT } },
      inEnglish: true,
      skipsUnknown: false,
    });
    await call('POST', `/api/messages/${id}/test`, { version: saved.version, place: 0 });
    const openedAt = performance.now();
    const ready = await call('GET', `/api/messages/${id}`);
    const openMs = performance.now() - openedAt;
    const pressedAt = performance.now();
    const { people } = ready.reach;
    const sent = await call('POST', `/api/messages/${id}/send`, {
      version: ready.version,
      people,
      sendAt: null,
    });
    const enqueueSeconds = (performance.now() - pressedAt) / 1000;
    if (sent.counts.written !== MESSAGE_PEOPLE)
      throw new Error(`The run is void: ${sent.counts.written} emails were written.`);
    rounds.push({ enqueueSeconds, openMs });
    say(
      `  round ${round}: ${MESSAGE_PEOPLE} emails written in ${enqueueSeconds.toFixed(1)} s; opened in ${openMs.toFixed(0)} ms`,
    );
  }
  await server.stop();
  return rounds;
}

/** Creates an organiser session directly: logging in is deliberately slow and not measured here. */
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
