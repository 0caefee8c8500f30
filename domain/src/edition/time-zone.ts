// Converts between instants and local time in a time zone, across changes to and from daylight saving time.

/** Default zone of an edition. */
export const DEFAULT_TIME_ZONE = 'Asia/Kuala_Lumpur';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Cached, because creating a format is far slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, known);
  return known;
}

/** Whether a text is the IANA name of a zone, such as 'Europe/Berlin'; an offset such as '+08:00' is not. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase();

/** @returns the IANA name that a text means: 'Asia/Dubai' of 'Dubai'; the text itself where it is none or several */
export function timeZoneNamed(text: string): string {
  if (isTimeZone(text)) return text;
  const zones = Intl.supportedValuesOf('timeZone');
  const found = zones.filter((zone) => cityOf(zone) === cityOf(text));
  return found.length === 1 ? (found[0] ?? text) : text;
}

/**
 * How far local time is ahead of UTC.
 * @param at epoch milliseconds; @param zone IANA name
 * @returns minutes, such as 480, 330 or -210
 * @throws RangeError for an unknown zone
 */
export function offsetAt(at: number, zone: string): number {
  // Ends in 'GMT+05:30', or just 'GMT' for no offset.
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(formatOf(zone).format(at)) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/**
 * Local time as if it were UTC: its UTC fields are the date and time that clocks in the zone show.
 * @param at epoch milliseconds
 */
export const localTime = (at: number, zone: string): number => at + offsetAt(at, zone) * MINUTE_MS;

/**
 * The instant at which clocks in the zone show a time. A repeated time means its first occurrence; a skipped time is
 * shifted by the skipped duration, so that 2.30am in a spring night is 3.30am.
 * @param date YYYY-MM-DD
 * @param minute from midnight; from 1440 on the next day
 * @returns epoch milliseconds
 */
export function instantOf(date: string, minute: number, zone: string): number {
  const local = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;
  // The offsets before and after any change nearby: zones change months apart.
  const first = local - offsetAt(local - DAY_MS, zone) * MINUTE_MS;
  const second = local - offsetAt(local + DAY_MS, zone) * MINUTE_MS;
  const isSecond = first !== second && localTime(first, zone) !== local && localTime(second, zone) === local;
  return isSecond ? second : first;
}
