// The time zone of an email, and how it is named.

import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { zoneLabelAt, zoneLabelOf } from '@visavis/domain/edition/zone-label';
import type { VisitorContent } from '@visavis/domain/email/schema';
import { instantLabel } from '@visavis/domain/language/instants';
import type { Language } from '@visavis/domain/language/languages';
import { languageIn, wordsOf } from '@visavis/domain/words/email';

interface Dated {
  exhibition: { timeZone?: string | undefined };
  language?: Language | undefined;
}

export const zoneOf = ({ exhibition }: Dated): string => exhibition.timeZone ?? DEFAULT_TIME_ZONE;

/** The time zone of the listed meetings' times; without meetings, that of the edition's days. */
export function timesNote(content: VisitorContent): string {
  const { meetings, exhibition } = content;
  const days = [exhibition.firstDate, exhibition.lastDate].map((date) => ({ date, minute: NOON }));
  const slots = meetings.map(({ date, time }) => ({ date, minute: parseSlotTime(time) ?? NOON }));
  return wordsOf(content).allTimes(zoneLabelOf(slots.length > 0 ? slots : days, zoneOf(content)));
}

const NOON = 720;

/** @param instant in ISO 8601 @returns as printed, and the label of the zone then: '02 June 2026, 12.05pm', 'UTC+8' */
export function printedInstant(content: Dated, instant: string): { at: string; zone: string } {
  const [at, zone] = [Date.parse(instant), zoneOf(content)];
  return { at: instantLabel(at, languageIn(content), zone), zone: zoneLabelAt(at, zone) };
}
