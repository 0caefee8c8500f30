// Limits concurrent uses of a resource: in total, per address, and per network.
import { networksOf } from './address-key.ts';

export interface ShareLimits {
  /** For all callers together. */
  ofAll: number;
  /** For one address; the networks around it share a few times as much. */
  ofAddress: number;
}

export interface Shares {
  /** Number taken by all callers. */
  readonly taken: number;
  /** Number taken by one address. */
  takenBy(address: string): number;
  /** Whether an address may take one. */
  isFree(address: string): boolean;
  /** @returns a function that gives it back, to be called once; null if none is free for this address */
  take(address: string): (() => void) | null;
}

/** @param limits read at each use */
export function createShares(limits: ShareLimits): Shares {
  const byNetwork = new Map<string, number>();
  let taken = 0;
  const countOf = (prefix: string): number => byNetwork.get(prefix) ?? 0;
  const isFree = (address: string): boolean =>
    taken < limits.ofAll &&
    networksOf(address).every(({ prefix, shares }) => countOf(prefix) < limits.ofAddress * shares);
  return {
    get taken() {
      return taken;
    },
    takenBy: countOf,
    isFree,
    take(address) {
      if (!isFree(address)) return null;
      const networks = networksOf(address);
      taken += 1;
      for (const { prefix } of networks) byNetwork.set(prefix, countOf(prefix) + 1);
      return () => {
        taken -= 1;
        for (const { prefix } of networks)
          if (countOf(prefix) === 1) byNetwork.delete(prefix);
          else byNetwork.set(prefix, countOf(prefix) - 1);
      };
    },
  };
}
