// The product's clock: the only place that reads the machine's time for the rules.

export type Clock = () => Date;

/** The system clock, or one that shows `start` now and runs on from there. */
export function createClock(start?: Date): Clock {
  if (!start) return () => new Date();
  const offsetMs = start.getTime() - Date.now();
  return () => new Date(Date.now() + offsetMs);
}
