// The server's clock, as far as its answers tell: what is shown as a time is never the browser's own.

/** Milliseconds that the server is ahead of this browser; none until an answer has said what time it is. */
let ahead = 0;

/** @param said the header x-server-time of an answer; null where it has none */
export function hearServerTime(said: string | null): void {
  const at = Date.parse(said ?? '');
  if (!Number.isNaN(at)) ahead = at - Date.now();
}

/** @param browserTime epoch milliseconds by this browser's clock @returns the same moment by the server's */
export const serverTimeOf = (browserTime: number): number => browserTime + ahead;

export const serverNow = (): number => serverTimeOf(Date.now());
