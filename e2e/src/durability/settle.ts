// After a restart, repeats the calls that were cut off, and checks that drafts still have their holds.
import type { Endpoint, Output } from '@visavis/contract/endpoint';
import { holdSlot, renewHolds } from '@visavis/contract/hold/endpoints';
import { type CallParts, type Reply, send } from '@visavis/server/testing/send';
import type { Random } from '@visavis/tools/demo-edition/random.ts';
import { submit } from './booking-client.ts';
import type { Fair, Query } from './fair.ts';
import {
  acceptedAnswer,
  type DraftSeen,
  type History,
  type SentSubmission,
  slotKey,
  slotList,
} from './history.ts';

const REPEATED_WINNERS = 3;
const TRIED_HOLDS = 6;

export interface Settled {
  faults: string[];
  /** Submissions that the kill left unanswered, and how many of them were stored anyway. */
  unanswered: number;
  storedUnanswered: number;
  /** Held slots that another draft tried to take after the restart. */
  heldTried: number;
}

/** Requires that a server is ready again. Afterwards every submission is answered and every draft's holds are known. */
export async function settle(
  origin: string,
  query: Query,
  { fair, history }: { fair: Fair; history: History },
  random: Random,
): Promise<Settled> {
  const unanswered = history.sent.filter(({ answers }) => answers.length === 0);
  const stored = await storedReferences(query, unanswered);
  const winners = random.sample(
    history.sent.filter((sent) => acceptedAnswer(sent) !== null),
    REPEATED_WINNERS,
  );
  await Promise.all(
    [...unanswered, ...winners].map((sent) => untilDone(() => submit(origin, sent, history))),
  );
  const open = history.drafts.filter(({ hasEnded }) => !hasEnded);
  const faults = [
    ...unanswered.flatMap((sent) => faultsOfRepeat(sent, stored.get(sent.key))),
    ...(await Promise.all(open.map((draft) => renew(origin, draft)))).flat(),
  ];
  const tried = await tryHolds(origin, fair, open, random);
  return {
    faults: [...faults, ...tried.faults],
    unanswered: unanswered.length,
    storedUnanswered: stored.size,
    heldTried: tried.count,
  };
}

async function storedReferences(query: Query, sent: SentSubmission[]): Promise<Map<string, string>> {
  const rows = await query<{ key: string; reference: string }>(
    "select key, answer->>'reference' as reference from idempotent_answer where key = any($1)",
    [sent.map(({ key }) => key)],
  );
  return new Map(rows.map(({ key, reference }) => [key, reference]));
}

/** @param stored the reference it had in the database before it was repeated */
function faultsOfRepeat(sent: SentSubmission, stored: string | undefined): string[] {
  const { email } = sent.body.registration;
  const answer = acceptedAnswer(sent);
  if (stored !== undefined && answer?.reference !== stored)
    return [
      `other answer: ${email} was stored as ${stored}, and the repeat got ${JSON.stringify(sent.answers)}`,
    ];
  if (sent.isHeld && answer === null)
    return [`hold gone: ${email} held every hour, and the repeat got ${JSON.stringify(sent.answers)}`];
  return [];
}

async function renew(origin: string, draft: DraftSeen): Promise<string[]> {
  const reply = await sendUntilAnswered(origin, renewHolds, { draftToken: draft.token });
  if (!reply.ok) return [`hold gone: a draft is answered ${reply.status} ${reply.code}`];
  const now = reply.output.holds.map(({ exhibitorId, day, minute }) => ({ exhibitorId, day, minute }));
  const allowed = [draft.holds, ...(draft.orElse ? [draft.orElse] : [])].map(slotList);
  draft.holds = now;
  draft.orElse = null;
  return allowed.includes(slotList(now))
    ? []
    : [`hold gone: a draft holds ${slotList(now) || 'nothing'} instead of ${allowed.join(' or ')}`];
}

/** Another draft tries to take held slots; each is refused if the exhibitor has only one place. */
async function tryHolds(origin: string, fair: Fair, open: DraftSeen[], random: Random) {
  const single = new Set(fair.exhibitors.filter(({ places }) => places === 1).map(({ id }) => id));
  const held = open.flatMap(({ holds }) => holds).filter(({ exhibitorId }) => single.has(exhibitorId));
  const wanted = random.sample(held, TRIED_HOLDS);
  const faults = await Promise.all(
    wanted.map(async (slot) => {
      const reply = await sendUntilAnswered(origin, holdSlot, { body: slot });
      if (!reply.ok && reply.code === 'meeting.slot-taken') return [];
      return [`hold gone: ${slotKey(slot)} is held, and another draft got ${reply.status}`];
    }),
  );
  return { count: wanted.length, faults: faults.flat() };
}

const PATIENCE_MS = 20_000;
const BETWEEN_MS = 50;

async function sendUntilAnswered<E extends Endpoint>(
  origin: string,
  endpoint: E,
  parts: CallParts,
): Promise<Reply<Output<E>>> {
  let reply: Reply<Output<E>> | null = null;
  await untilDone(async () => {
    reply = await send(origin, endpoint, parts);
    return reply !== null && reply.status !== 503;
  });
  if (reply === null) throw new Error('The call ended without an answer.');
  return reply;
}

/** Retries until there is an answer: the connection may be cut, or the database not back yet. */
async function untilDone(attempt: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await attempt())) {
    if (Date.now() > deadline) throw new Error(`no answer within ${PATIENCE_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}
