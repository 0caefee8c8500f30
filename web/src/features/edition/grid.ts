// Pure functions for the days and hours chosen on the edition page.

const DAY_MINUTES = 24 * 60;
const DAY_MS = 86_400_000;

/**
 * The contents of the fields for days and hours: lists are comma-separated texts, so that they compare like any other.
 */
export interface Grid {
  dates: readonly string[];
  starts: readonly number[];
  slotMinutes: number;
}

export const datesOf = (entry: string): string[] => entry.split(',').filter((date) => date !== '');
export const startsOf = (entry: string): number[] =>
  entry
    .split(',')
    .filter((start) => start !== '')
    .map(Number);

/** @param date YYYY-MM-DD; @param days may be negative */
const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same days from another first one, keeping days off between them. */
export function movedTo(dates: readonly string[], first: string): string[] {
  const [from] = dates;
  if (from === undefined) return [first];
  const days = (Date.parse(first) - Date.parse(from)) / DAY_MS;
  return dates.map((date) => daysAfter(date, days));
}

/** Another number of days: drops the last ones, or adds days after the last one. */
export function withCount(dates: readonly string[], count: number): string[] {
  const kept = dates.slice(0, count);
  const last = kept.at(-1);
  if (last === undefined) return [];
  return [...kept, ...Array.from({ length: count - kept.length }, (_, index) => daysAfter(last, index + 1))];
}

/** Slots of another length from the same first start until the same end of the day. */
export function withLength({ starts, slotMinutes }: Omit<Grid, 'dates'>, length: number): number[] {
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return [];
  const count = Math.max(1, Math.floor((last + slotMinutes - first) / length));
  return Array.from({ length: count }, (_, index) => first + index * length);
}

/**
 * The starts to choose from: the chosen and stored ones, those between them, and one before and after.
 * @param chosen and @param stored in order
 */
export function startsToChoose(
  chosen: readonly number[],
  stored: readonly number[],
  slotMinutes: number,
): number[] {
  const known = [...new Set([...chosen, ...stored])].toSorted((one, other) => one - other);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || slotMinutes <= 0) return [];
  const between: number[] = [];
  for (let start = first - slotMinutes; start <= last + slotMinutes; start += slotMinutes)
    between.push(start);
  const isFree = (start: number) =>
    known.every((other) => other === start || Math.abs(other - start) >= slotMinutes);
  return [...new Set([...known, ...between.filter(isFree)])]
    .filter((start) => start >= 0 && start + slotMinutes <= DAY_MINUTES)
    .toSorted((one, other) => one - other);
}
