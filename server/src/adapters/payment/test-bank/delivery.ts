// Delivers the test bank's messages to the shop over real HTTP, with a few retries and without failing the caller.
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { BankMessage } from './message.ts';

const TIMEOUT_MS = 5_000;
/** Pause before each attempt. The shop learns of a lost message by querying the bank. */
const PAUSES_MS = [0, 1_000, 5_000, 30_000];

export interface Delivery {
  /** Resolves when the message has arrived or was given up. */
  send(message: BankMessage): Promise<void>;
  /** Calls `act` after the delay, unless the delivery is closed before. */
  later(afterMs: number, act: () => Promise<void>): void;
  close(): void;
}

/** Delivers one message; throws where it did not arrive. */
export type Post = (message: BankMessage, ending: AbortSignal) => Promise<void>;

/** @param url the shop's webhook on this machine */
export function postTo(url: string): Post {
  return async ({ body, headers }, ending) => {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(url, {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
      signal,
      redirect: 'error',
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the shop answered ${response.status}`);
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
        .catch((error: unknown) => log.warn(`The test bank could not report a late payment: ${error}`));
    },
    close: () => ending.abort(),
  };
}
