// What callers have of something at a time: no more than there is, and nobody more than their share of it.
import { networksOf } from './address-key.ts';

export interface ShareLimits {
  /** Of all callers together. */
  ofAll: number;
  /** Of one address; the networks around it have a few times as much. */
  ofAddress: number;
}

export interface Shares {
  /** Of all callers. */
  readonly taken: number;
  /** Of one address. */
  takenBy(address: string): number;
  /** Whether there is one for an address. */
  isFree(address: string): boolean;
  /** @returns gives it back, called once; null where there is none for this address */
  take(address: string): (() => void) | null;
}

/** @param limits read at each use */
export function createShares(limits: ShareLimits): Shares {
  const byNetwork = new Map<string, number>();
  let taken = 0;
  const of = (prefix: string): number => byNetwork.get(prefix) ?? 0;
  const isFree = (address: string): boolean =>
    taken < limits.ofAll &&
    networksOf(address).every(({ prefix, shares }) => of(prefix) < limits.ofAddress * shares);
  return {
    get taken() {
      return taken;
    },
    takenBy: of,
    isFree,
    take(address) {
      if (!isFree(address)) return null;
      const networks = networksOf(address);
      taken += 1;
      for (const { prefix } of networks) byNetwork.set(prefix, of(prefix) + 1);
      return () => {
        taken -= 1;
        for (const { prefix } of networks)
          if (of(prefix) === 1) byNetwork.delete(prefix);
          else byNetwork.set(prefix, of(prefix) - 1);
      };
    },
  };
}
