// The calendar file of a visitor's meetings: one event for each, which later files update or cancel.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { parseSlot } from '@visavis/domain/edition/slot-time';
import type { VisitorContent } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { languageIn, wordsOf } from '@visavis/domain/words/email';
import {
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { boothIn } from './place.present.ts';
import { zoneOf } from './times.present.ts';

export const CALENDAR_FILENAME = 'meetings.ics';
export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

const MINUTE_MS = 60_000;
/** Ids of events never change, whatever an organiser changes: the reference makes them unique (RFC 7986, 5.3). */
const ID_DOMAIN = 'visavis.invalid';

/** The address of the exhibition, in one line; empty if unknown. */
export type Places = (language: Language) => string;

/**
 * Times are UTC instants: Apple, Google and Outlook all show them in the reader's zone, without a zone table that one
 * might read differently. An approved meeting is an event. One from an earlier file is tentative while pending, and
 * cancelled once rejected.
 * @param now the time at which the file was made; @param places of the exhibition
 * @returns the file, or null if it would contain no event
 */
export function calendarOf(content: VisitorContent, now: Date, places: Places): string | null {
  const place = places(languageIn(content));
  const events = content.meetings.flatMap((meeting) => eventOf(content, meeting, now, place) ?? []);
  if (events.length === 0) return null;
  return new ICalCalendar({
    prodId: { company: 'Visavis', product: 'Meetings' },
    method: ICalCalendarMethod.PUBLISH,
    name: content.exhibition.name,
    events,
  }).toString();
}

const FORMS = {
  [MEETING_STATUS.approved]: {
    prefix: null,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: ICalEventBusyStatus.BUSY,
  },
  [MEETING_STATUS.pending]: {
    prefix: 'tentative',
    status: ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
  },
  [MEETING_STATUS.rejected]: {
    prefix: 'cancelled',
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  },
} as const;

function eventOf(
  content: VisitorContent,
  { event, status, date, time, exhibitor, boothNumber, hall }: VisitorContent['meetings'][number],
  now: Date,
  place: string,
): ICalEventData | null {
  const { exhibition, reference } = content;
  const all = wordsOf(content);
  const words = all.calendar;
  const isApproved = status === MEETING_STATUS.approved;
  const form = FORMS[status];
  const slot = parseSlot(time);
  if (!event || !slot || !(isApproved || event.isKnown)) return null;
  const start = slotStartsAt(date, slot.minute, zoneOf(content));
  return {
    id: `meeting-${event.meetingId}-${reference}@${ID_DOMAIN}`,
    sequence: event.sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + (slot.length ?? 0) * MINUTE_MS),
    // Outlook and Google import a cancelled event as a normal one, so its title says so, and it blocks no time.
    summary: `${form.prefix === null ? '' : words[form.prefix]}${words.summary(exhibitor)}`,
    transparency: form.transparency,
    busystatus: form.busystatus,
    location: words.location(boothIn(all, boothNumber, hall), exhibitor, exhibition.name, place),
    description: words.description(reference),
    status: form.status,
    ...(exhibition.contactEmail.includes('@')
      ? { organizer: { name: exhibition.name.replaceAll('"', "'"), email: exhibition.contactEmail } }
      : {}),
  };
}
