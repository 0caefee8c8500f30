// Estimates the server's clock from its responses: displayed times never come from the browser's own clock.

/** Milliseconds that the server is ahead of this browser; zero until a response has stated its time. */
let ahead = 0;

/** @param header x-server-time of a response; null if it is missing */
export function syncServerTime(said: string | null): void {
  const at = Date.parse(said ?? '');
  if (!Number.isNaN(at)) ahead = at - Date.now();
}

/** @param browserTime epoch milliseconds by this browser's clock @returns the same instant by the server's clock */
export const serverTimeOf = (browserTime: number): number => browserTime + ahead;

export const serverNow = (): number => serverTimeOf(Date.now());
