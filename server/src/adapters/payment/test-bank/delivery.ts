// Brings the test bank's messages to the shop over real HTTP, trying a few times and failing nobody.
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { BankMessage } from './message.ts';

const TIMEOUT_MS = 5_000;
/** Before each attempt. Whatever is lost in the end, the shop learns when it asks. */
const PAUSES_MS = [0, 1_000, 5_000, 30_000];

export interface Delivery {
  /** Ends when the message has arrived, or was given up. */
  send(message: BankMessage): Promise<void>;
  /** Calls `act` after the time, unless the delivery ends before. */
  later(afterMs: number, act: () => Promise<void>): void;
  close(): void;
}

/** Brings one message, and throws where it did not arrive. */
export type Post = (message: BankMessage, ending: AbortSignal) => Promise<void>;

/** @param url of the shop's webhook on this machine */
export function postTo(url: string): Post {
  return async ({ body, headers }, ending) => {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await fetch(url, {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
      signal,
      redirect: 'error',
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  };
}

export function createDelivery(post: Post, log: Log, pausesMs: readonly number[] = PAUSES_MS): Delivery {
  const ending = new AbortController();

  async function attempt(message: BankMessage): Promise<string | null> {
    try {
      await post(message, ending.signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  async function pause(ms: number): Promise<boolean> {
    if (ms === 0) return !ending.signal.aborted;
    return wait(ms, true, { signal: ending.signal, ref: false }).catch(() => false);
  }

  return {
    async send(message) {
      let failure: string | null = null;
      for (const ms of pausesMs) {
        if (!(await pause(ms))) return;
        failure = await attempt(message);
        if (failure === null) return;
      }
      log.warn(`A message of the test bank did not arrive (${failure}); the shop will ask.`);
    },
    later(afterMs, act) {
      pause(afterMs)
        .then((isTime) => (isTime ? act() : undefined))
        .catch((error: unknown) => log.warn(`The test bank could not tell of a late payment: ${error}`));
    },
    close: () => ending.abort(),
  };
}
