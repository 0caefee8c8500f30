// Finds the person for a scan or typed text: on this device, and on the server while there is a network.

import { findAtDesk } from '@visavis/contract/desk/calls';
import type { DeskExhibitor, DeskPerson } from '@visavis/contract/desk/endpoints';
import { referenceIn } from '@visavis/domain/desk/code';
import { DESK_FOUND } from '@visavis/domain/desk/limits';
import { meetsSearch, readSearch } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import { ApiError, call } from '../../lib/api-client.ts';
import { readUser } from '../../lib/stored-session.ts';
import type { Nobody } from '../../list/nobody-found.tsx';
import { device } from './device.ts';
import { rememberExhibitors } from './remembered-exhibitors.ts';

/** Longer than a good network takes, shorter than the next person is willing to wait. */
const PATIENCE_MS = 4_000;

export type FoundAtDesk =
  | { kind: 'one'; person: DeskPerson; exhibitors: readonly DeskExhibitor[] }
  | { kind: 'several'; people: readonly DeskPerson[]; exhibitors: readonly DeskExhibitor[]; total: number }
  | ({ kind: 'none' } & Nobody);

export async function findPerson(given: string): Promise<FoundAtDesk> {
  const reference = referenceIn(given);
  const { people, day, offlineSince, isLocked } = device.read();
  if (isLocked) return { kind: 'none', given, reference, why: 'locked' };
  const mayAsk = offlineSince === null && readUser() !== null;
  const known = reference === null ? undefined : people.get(reference);
  const refresh = device.beforeAsking();
  if (known) {
    // Shown at once; later changes follow.
    if (mayAsk) void ask(known.reference).then((found) => refresh(found?.people ?? []));
    return { kind: 'one', person: known, exhibitors: day?.exhibitors ?? [] };
  }
  const found = mayAsk ? await ask(given) : null;
  if (found) {
    await refresh(found.people);
    const [first] = found.people;
    if (first && found.total === 1) return { kind: 'one', person: first, exhibitors: found.exhibitors };
    if (first) return { kind: 'several', ...found };
    return { kind: 'none', given, reference, why: found.isOfOtherEdition ? 'other-edition' : 'unknown' };
  }
  const terms = reference === null ? readSearch(given) : [];
  const matching =
    terms.length === 0
      ? []
      : [...people.values()].filter(({ name, company, reference: own }) =>
          meetsSearch(foldForSearch(`${name} ${company} ${own} ${own.replaceAll('-', '')}`), terms),
        );
  const [first] = matching;
  const exhibitors = day?.exhibitors ?? [];
  if (first && matching.length === 1) return { kind: 'one', person: first, exhibitors };
  if (first)
    return { kind: 'several', people: matching.slice(0, DESK_FOUND), exhibitors, total: matching.length };
  return { kind: 'none', given, reference, why: 'not-in-list' };
}

/** @returns null without a network, or if it takes too long */
async function ask(given: string) {
  const late = AbortSignal.timeout(PATIENCE_MS);
  try {
    const found = await call(findAtDesk, { query: { search: given }, signal: late });
    device.noteNetwork(null);
    // A meeting may be with an exhibitor added to today's list elsewhere: its name is needed offline too.
    if (device.account() !== null) rememberExhibitors(found.exhibitors);
    return found;
  } catch (error) {
    if (!late.aborted) device.noteNetwork(error);
    if (late.aborted || error instanceof ApiError) return null;
    throw error;
  }
}
