// Formats the time of day at the fair in each language.
import { fairClock } from '../edition/fair-clock.ts';
import { localTime } from '../edition/time-zone.ts';
import { clockOf } from './dates.ts';
import type { Language } from './languages.ts';

/**
 * The time of day at the fair.
 * @param at epoch milliseconds; @param zone of the fair
 * @returns '12.05pm', '12:05 tengah hari', '12:05'
 */
export function clockLabel(at: number, language: Language, zone: string): string {
  return language === 'en' ? fairClock(at, zone) : clockOf(localTime(at, zone), language);
}
