// A queue for what few can have at a time: who has least goes first, and who is slow gives way to who waits.
import { createShares, type ShareLimits } from './shares.ts';

export interface QueueLimits extends ShareLimits {
  /** Most that wait before others are sent away: of all callers, and of one address. */
  waiting: number;
  waitingOfAddress: number;
  /** How long one waits, in milliseconds. */
  waitMs: number;
}

/** Somebody who has a place and may lose it. */
export interface Occupant {
  /** How fast it goes on, compared with others; null while it is fast enough to stay. */
  pace(): number | null;
  giveWay(): void;
}

export interface Queue {
  /** Those who have a place. */
  readonly taken: number;
  /**
   * Waits for a place.
   * @returns gives it back; called once
   * @throws what `refusal` makes when too many wait, or it took too long
   */
  take(address: string, occupant?: Occupant): Promise<() => void>;
}

interface Waiting {
  address: string;
  enter: (leave: () => void) => void;
  occupant: Occupant | undefined;
}

/** Whoever waits looks this often for somebody who has become slow, in milliseconds. */
const LOOK_MS = 100;
/** Addresses of which is known when they last had a place. */
const REMEMBERED = 1000;

/** @param refusal for whoever gets no place */
export function createQueue(limits: QueueLimits, refusal: () => Error): Queue {
  const shares = createShares(limits);
  const occupants = new Set<Occupant>();
  const servedAt = new Map<string, number>();
  let served = 0;
  let line: Waiting[] = [];
  let look: NodeJS.Timeout | null = null;

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

  /** Of those who wait: whose address has least, then who was served longest ago, then who came first. */
  function admit(): void {
    for (;;) {
      const [next] = line
        .filter(({ address }) => shares.isFree(address))
        .sort(
          (a, b) =>
            shares.takenBy(a.address) - shares.takenBy(b.address) ||
            (servedAt.get(a.address) ?? 0) - (servedAt.get(b.address) ?? 0),
        );
      const leave = next && enter(next.address, next.occupant);
      if (!leave) break;
      next.enter(leave);
    }
    makeRoom();
  }

  /** Where somebody waits whose share is not used up, the slowest gives way. */
  function makeRoom(): void {
    if (line.length === 0) {
      if (look) clearInterval(look);
      look = null;
      return;
    }
    look ??= setInterval(makeRoom, LOOK_MS).unref();
    const isWanted = line.some(({ address }) => shares.takenBy(address) < limits.ofAddress);
    if (!isWanted || shares.taken < limits.ofAll) return;
    const [slowest] = [...occupants]
      .flatMap((occupant) => {
        const pace = occupant.pace();
        return pace === null ? [] : { occupant, pace };
      })
      .sort((a, b) => a.pace - b.pace);
    if (!slowest) return;
    // Its place is given back when its work has ended.
    occupants.delete(slowest.occupant);
    slowest.occupant.giveWay();
  }

  return {
    get taken() {
      return shares.taken;
    },
    take(address, occupant) {
      const isFirst = !line.some((other) => shares.isFree(other.address));
      const leave = isFirst ? enter(address, occupant) : null;
      if (leave) return Promise.resolve(leave);
      const ownWaiting = line.filter((other) => other.address === address).length;
      if (line.length >= limits.waiting || ownWaiting >= limits.waitingOfAddress)
        return Promise.reject(refusal());
      return new Promise((resolve, reject) => {
        const stopWaiting = () => {
          clearTimeout(timer);
          line = line.filter((other) => other !== waiting);
        };
        const waiting: Waiting = {
          address,
          occupant,
          enter: (leavePlace) => {
            stopWaiting();
            resolve(leavePlace);
          },
        };
        const timer = setTimeout(() => {
          stopWaiting();
          makeRoom();
          reject(refusal());
        }, limits.waitMs);
        line.push(waiting);
        makeRoom();
      });
    },
  };
}
