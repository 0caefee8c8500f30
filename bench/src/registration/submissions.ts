// Prepares the submissions of a leg as raw requests, before measuring starts.
import { randomUUID } from 'node:crypto';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { type RequestSource, requestBytes } from '../http-load.ts';
import { type SlotPlan, slotsOf } from '../slot-plan.ts';
import type { BenchEdition } from './edition.ts';
import { COMPANY, INTERESTS_A_REGISTRATION, interestPlace, visitorNumber } from './visitor.ts';

/** Returns the submissions numbered from `start` up to `start + count`, each once. */
export function submissions(
  edition: BenchEdition,
  plan: SlotPlan,
  start: number,
  count: number,
): RequestSource {
  const requests = Array.from({ length: count }, (_, index) => submission(edition, plan, start + index));
  let next = 0;
  return () => {
    const request = requests[next] ?? null;
    next += 1;
    return request;
  };
}

function submission(edition: BenchEdition, plan: SlotPlan, index: number): Buffer {
  const picks = slotsOf(plan, index).flatMap(({ exhibitorId, day, minute }) => {
    const exhibitor = edition.exhibitors[exhibitorId - plan.firstExhibitorId];
    return exhibitor ? [{ exhibitor, day, minute }] : [];
  });
  return submissionBytes(edition, index, picks);
}

interface Pick {
  exhibitor: BenchEdition['exhibitors'][number];
  day: number;
  minute: number;
}

/** The data sent by the visitor with this number. */
export function submissionOf({ days, interests }: BenchEdition, index: number, picks: readonly Pick[]) {
  return {
    registration: { ...visitorNumber(index), ...COMPANY, registration_type: 'business' },
    companyInfo: COMPANY,
    interests: Array.from(
      { length: INTERESTS_A_REGISTRATION },
      (_, place) => interests[interestPlace(index, place, interests.length)],
    ),
    meetings: picks.map(({ exhibitor, day, minute }) => {
      const { date, dayOfWeek } = days[day - 1] ?? {};
      return {
        day,
        date,
        dayOfWeek,
        time: slotRange(minute, 60),
        exhibitor: exhibitor.name,
        boothNumber: exhibitor.booth,
      };
    }),
  };
}

/** The complete request of the visitor with this number. */
export function submissionBytes(edition: BenchEdition, index: number, picks: readonly Pick[]): Buffer {
  const body = submissionOf(edition, index, picks);
  const headers = { 'idempotency-key': randomUUID(), 'accept-encoding': 'gzip, deflate, br, zstd' };
  return requestBytes('POST', '/api/visitor/register', headers, JSON.stringify(body));
}
