// Registrations from a chosen network: each takes eight slots of eight exhibitors, and none takes a slot of another.
import type { LightMyRequestResponse } from 'fastify';
import { createMakers } from './small-edition.ts';
import { meetingOf, type Submission, submissionOf } from './submission.ts';
import type { TestApp } from './test-app.ts';

/** An address reserved for documentation. */
export const ATTACKER = '203.0.113.7';
export const HOURS_EACH = 8;
/** Slots of an exhibitor: four days of seven. */
const HOURS_OF_ONE = 28;

/** Creates makers for this many registrations with eight slots each; the small edition has none of its own. */
export const createMakersFor = (test: TestApp, editionId: number, registrations: number) =>
  createMakers(test.db, editionId, HOURS_EACH * Math.ceil(registrations / HOURS_OF_ONE));

/** @param index number of the registration: no two take the same slot */
export function attackOf(
  index: number,
  changes: Partial<Submission['registration']> = {},
  hours = HOURS_EACH,
): Submission {
  const group = HOURS_EACH * Math.floor(index / HOURS_OF_ONE);
  return submissionOf(
    Array.from({ length: hours }, (_, place) => {
      const slot = (index + place) % HOURS_OF_ONE;
      const maker = group + place + 1;
      return meetingOf(`Maker ${maker}`, `M-${maker}`, 1 + Math.floor(slot / 7), 660 + 60 * (slot % 7));
    }),
    changes,
  );
}

export function registerFrom(
  test: TestApp,
  remoteAddress: string,
  submission: Submission,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return test.call({
    method: 'POST',
    url: '/api/visitor/register',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(submission),
  });
}
