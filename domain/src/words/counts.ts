// Formats numbers within a sentence.

/** '1 minute', '5 minutes', in English. */
export const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Seconds as whole minutes, rounded up. */
export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);
