// The calls about holds, serialised across all tabs of a draft so that responses never cross.

import { holdSlot, holdSlots, releaseHold, renewHolds } from '@visavis/contract/hold/calls';
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import type { Held } from '@visavis/contract/hold/endpoints';
import type { HeldHour, WantedHour } from '../../features/scheduling/holds.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import type { StoredValue } from '../../wizard/stored-value.ts';

/** Later responses are given up on: a lost connection must not block the calls queued behind it. */
const ANSWER_WITHIN_MS = 15_000;
/** Two responses in whole seconds may differ by one. */
const ROUNDING_SECONDS = 1;

/** The draft's holds after a call. */
export interface HeldAnswer {
  draftToken: string;
  held: HeldHour[];
}

export interface HoldCalls {
  /** Runs after every earlier call, of this tab and others, has finished. */
  withStartLock<T>(work: () => Promise<T>): Promise<T>;
  /** All of the hours, or none when others have taken any. */
  hold(hours: readonly WantedHour[]): Promise<HeldAnswer>;
  /** Null when the server does not know the draft. */
  renew(): Promise<HeldAnswer | null>;
  /** Null when the server does not know the draft. */
  release(exhibitorId: number): Promise<HeldAnswer | null>;
}

/**
 * @param name of the queue: the same for all tabs of the draft
 * @param draftToken empty until the server has issued one
 * @param keyOf the key of the personal link in whose edition hours are held; undefined for the one that visitors see
 */
export function holdCalls(
  name: string,
  draftToken: StoredValue<string>,
  keyOf: () => string | undefined = () => undefined,
): HoldCalls {
  let last: Promise<unknown> = Promise.resolve();
  const headers = () => {
    const token = draftToken.read();
    return token === '' ? {} : { [DRAFT_TOKEN_HEADER]: token };
  };
  return {
    withStartLock(work) {
      const turn = last.then(() => amongTabs(name, work));
      // The caller receives the failure; the next call runs regardless.
      last = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
    hold(hours) {
      const slots = hours.map(({ exhibitorId, day, minute, length }) => ({
        exhibitorId,
        day,
        minute,
        length,
      }));
      const [only, ...others] = slots;
      return answered((signal) => {
        const sent = { headers: { ...headers(), ...linkHeader(keyOf()) }, signal };
        return only && others.length === 0
          ? call(holdSlot, { body: only, ...sent })
          : call(holdSlots, { body: { slots }, ...sent });
      });
    },
    renew: () => unlessUnknown(answered((signal) => call(renewHolds, { headers: headers(), signal }))),
    release: (exhibitorId) =>
      unlessUnknown(
        answered((signal) => call(releaseHold, { params: { exhibitorId }, headers: headers(), signal })),
      ),
  };
}

const linkHeader = (key: string | undefined) => (key === undefined ? {} : { authorization: `Bearer ${key}` });

/** Without the Web Locks API (plain http in a local network) each tab has a queue of its own. */
function amongTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(name, work) : work();
}

async function answered(ask: (signal: AbortSignal) => Promise<Held>): Promise<HeldAnswer> {
  // Measured from before the call, so that a hold never seems to last longer than it does.
  const askedAt = performance.now();
  try {
    const { draftToken, holds } = await ask(AbortSignal.timeout(ANSWER_WITHIN_MS));
    return {
      draftToken,
      held: holds.map(({ exhibitorId, day, minute, secondsLeft, renewableSeconds }) => ({
        exhibitorId,
        day,
        minute,
        lapsesAt: askedAt + secondsLeft * 1_000,
        isLast: renewableSeconds <= secondsLeft + ROUNDING_SECONDS,
      })),
    };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, 'network', {}, error);
  }
}

async function unlessUnknown(answer: Promise<HeldAnswer>): Promise<HeldAnswer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
