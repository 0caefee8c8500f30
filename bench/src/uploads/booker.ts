// A visitor who books as the pages do: searches, holds an hour with an exhibitor, and registers.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import { timed } from '../attacks/attacker.ts';
import type { BenchEdition } from '../registration/edition.ts';
import { submissionOf } from '../registration/submissions.ts';
import { asVisitorsAsk } from '../search/interest-sets.ts';

export type BookingCall = 'search' | 'hold' | 'register';
export interface Answer {
  call: BookingCall;
  ms: number;
}

/** Pause between two bookings, as in a hall of visitors who each take minutes. */
const PAUSE_MS = 50;

/** @returns books so many times on a server, each visitor from another network and with another exhibitor */
export function createBooker(edition: BenchEdition) {
  const names = edition.interests.map(({ subCategory }) => subCategory);
  const draw = asVisitorsAsk(names, 1);
  let visitors = 0;
  return async (port: number, count: number): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (let one = 0; one < count; one += 1) {
      answers.push(...(await book(port, edition, visitors, draw())));
      visitors += 1;
      await delay(PAUSE_MS);
    }
    return answers;
  };
}

async function book(
  port: number,
  edition: BenchEdition,
  visitor: number,
  subcategories: string[],
): Promise<Answer[]> {
  const { exhibitors } = edition;
  const exhibitor = exhibitors[visitor % exhibitors.length];
  const minute = DEFAULT_STARTS[Math.floor(visitor / exhibitors.length) % DEFAULT_STARTS.length];
  if (!exhibitor || minute === undefined) throw new Error('The edition has no exhibitors.');
  const localAddress = `127.${1 + (visitor % 250)}.1.1`;
  const post = (path: string, body: object, headers: Record<string, string>, expected: number) =>
    timed(
      port,
      {
        method: 'POST',
        path,
        localAddress,
        headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip', ...headers },
      },
      expected,
      JSON.stringify(body),
    );
  const search = await post('/api/exhibitors/search', { subcategories, limit: 10 }, {}, 200);
  const slot = { exhibitorId: exhibitor.id, day: 1, minute };
  const hold = await post('/api/holds', slot, {}, 201);
  const { draftToken } = JSON.parse(hold.text) as { draftToken: string };
  const register = await post(
    '/api/visitor/register',
    submissionOf(edition, visitor, [{ exhibitor, day: 1, minute }]),
    { [DRAFT_TOKEN_HEADER]: draftToken, 'idempotency-key': randomUUID() },
    201,
  );
  return [
    { call: 'search', ms: search.ms },
    { call: 'hold', ms: hold.ms },
    { call: 'register', ms: register.ms },
  ];
}
