// A queue for scarce places: the address with the fewest places goes first, and slow occupants give way to waiters.
import { createShares, type ShareLimits } from './shares.ts';

export interface QueueLimits extends ShareLimits {
  /** Longest queue before further callers are refused: of all callers, and of one address. */
  waiting: number;
  waitingOfAddress: number;
  /** Longest wait, in milliseconds. */
  waitMs: number;
}

/** The holder of a place, which may lose it. */
export interface Occupant {
  /** Its progress compared with others; null while it is fast enough to stay. */
  pace(): number | null;
  giveWay(): void;
}

export interface Queue {
  /** Number of places taken. */
  readonly taken: number;
  /**
   * Waits for a place.
   * @returns a function that releases the place; to be called once
   * @throws the error of `refusal` when too many wait, or the wait took too long
   */
  take(address: string, occupant?: Occupant): Promise<() => void>;
}

interface Waiting {
  address: string;
  enter: (release: () => void) => void;
  occupant: Occupant | undefined;
}

/** How often the queue checks for an occupant that has become slow, in milliseconds. */
const CHECK_MS = 100;
/** Number of addresses whose last turn is remembered. */
const REMEMBERED = 1000;

/** @param refusal makes the error for a caller who gets no place */
export function createQueue(limits: QueueLimits, refusal: () => Error): Queue {
  const shares = createShares(limits);
  const occupants = new Set<Occupant>();
  const servedAt = new Map<string, number>();
  let served = 0;
  let queue: Waiting[] = [];
  let checkTimer: NodeJS.Timeout | null = null;

  function enter(address: string, occupant: Occupant | undefined): (() => void) | null {
    const giveBack = shares.take(address);
    if (!giveBack) return null;
    servedAt.delete(address);
    servedAt.set(address, ++served);
    const [oldest] = servedAt.keys();
    if (servedAt.size > REMEMBERED && oldest !== undefined) servedAt.delete(oldest);
    if (occupant) occupants.add(occupant);
    return () => {
      if (occupant) occupants.delete(occupant);
      giveBack();
      admit();
    };
  }

  /** Admits from the queue: fewest places of the address first, then least recently served, then first come. */
  function admit(): void {
    for (;;) {
      const [next] = queue
        .filter(({ address }) => shares.isFree(address))
        .sort(
          (a, b) =>
            shares.takenBy(a.address) - shares.takenBy(b.address) ||
            (servedAt.get(a.address) ?? 0) - (servedAt.get(b.address) ?? 0),
        );
      const release = next && enter(next.address, next.occupant);
      if (!release) break;
      next.enter(release);
    }
    makeSlowestGiveWay();
  }

  /** If a waiter's share is not used up, the slowest occupant gives way. */
  function makeSlowestGiveWay(): void {
    if (queue.length === 0) {
      if (checkTimer) clearInterval(checkTimer);
      checkTimer = null;
      return;
    }
    checkTimer ??= setInterval(makeSlowestGiveWay, CHECK_MS).unref();
    const isWanted = queue.some(({ address }) => shares.takenBy(address) < limits.ofAddress);
    if (!isWanted || shares.taken < limits.ofAll) return;
    const [slowest] = [...occupants]
      .flatMap((occupant) => {
        const pace = occupant.pace();
        return pace === null ? [] : { occupant, pace };
      })
      .sort((a, b) => a.pace - b.pace);
    if (!slowest) return;
    // Its place is released when its work has ended.
    occupants.delete(slowest.occupant);
    slowest.occupant.giveWay();
  }

  return {
    get taken() {
      return shares.taken;
    },
    take(address, occupant) {
      const isFirst = !queue.some((other) => shares.isFree(other.address));
      const release = isFirst ? enter(address, occupant) : null;
      if (release) return Promise.resolve(release);
      const ownWaiting = queue.filter((other) => other.address === address).length;
      if (queue.length >= limits.waiting || ownWaiting >= limits.waitingOfAddress)
        return Promise.reject(refusal());
      return new Promise((resolve, reject) => {
        const stopWaiting = () => {
          clearTimeout(timer);
          queue = queue.filter((other) => other !== waiting);
        };
        const waiting: Waiting = {
          address,
          occupant,
          enter: (release) => {
            stopWaiting();
            resolve(release);
          },
        };
        const timer = setTimeout(() => {
          stopWaiting();
          makeSlowestGiveWay();
          reject(refusal());
        }, limits.waitMs);
        queue.push(waiting);
        makeSlowestGiveWay();
      });
    },
  };
}
