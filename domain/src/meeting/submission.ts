// Validates a submission's meetings beyond the schema of each.

import { parseSlotOf } from '../edition/slot-time.ts';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { companyAlreadyScheduled, maximumSelected, slotHeldForOther } from './messages.ts';
import type { MeetingPayload } from './schema.ts';

/** The parts of the edition that the rules need. */
export interface EditionGrid {
  days: readonly { day: number; date: string; dayOfWeek: string }[];
  hours: readonly { minute: number }[];
  slotMinutes: number;
  minimum: number;
  maximum: number;
}

/** A meeting whose exhibitor and slot are known. */
export interface ResolvedMeeting {
  exhibitorId: number;
  day: number;
  /** Start in minutes from midnight, and length in minutes. */
  minute: number;
  length: number;
  date: string;
}

/** Finds an exhibitor by name and booth: its ID, or why it was not found. */
export type ExhibitorLookup = (name: string, booth: string) => number | 'unknown' | 'ambiguous';

export type SubmissionVerdict =
  | { ok: true; meetings: ResolvedMeeting[] }
  | { ok: false; fields: Record<string, string> };

/** A requested meeting, by ids. */
export interface AskedMeeting {
  exhibitorId: ReturnType<ExhibitorLookup>;
  /** Name of the exhibitor, for messages. */
  name: string;
  day: number;
  /** Start in minutes from midnight; null if it could not be parsed. */
  minute: number | null;
  /** The browser's information about the day, which must match the edition. */
  said?: Pick<MeetingPayload, 'date' | 'dayOfWeek'>;
}

/**
 * Validates the meetings of a submission against the edition (decisions 3 and 5).
 * @returns resolved meetings in the order sent, or a message for each refused field, under a path such as
 *   'meetings.2.time'; 'meetings' for the list as a whole
 */
export const readMeetings = (
  meetings: readonly MeetingPayload[],
  edition: EditionGrid,
  findExhibitor: ExhibitorLookup,
): SubmissionVerdict =>
  checkMeetings(
    meetings.map((meeting) => ({
      exhibitorId: findExhibitor(meeting.exhibitor, meeting.boothNumber),
      name: meeting.exhibitor,
      day: meeting.day,
      minute: parseSlotOf(meeting.time, edition.slotMinutes),
      said: meeting,
    })),
    edition,
  );

/**
 * The same for meetings requested by ids.
 * @returns like readMeetings, under the same paths
 */
export function checkMeetings(meetings: readonly AskedMeeting[], edition: EditionGrid): SubmissionVerdict {
  const fields: Record<string, string> = {};
  const resolved: ResolvedMeeting[] = [];
  if (meetings.length < edition.minimum)
    fields.meetings = coded(message('schedule.at-least', { limit: edition.minimum }));
  if (meetings.length > edition.maximum) fields.meetings = maximumSelected(edition.maximum);

  const slotOwner = new Map<string, string>();
  const companies = new Set<number>();
  meetings.forEach(({ exhibitorId, name, minute, said, ...asked }, index) => {
    const refuse = (field: keyof MeetingPayload, sentence: string) => {
      fields[`meetings.${index}.${field}`] ??= sentence;
    };
    const day = edition.days.find((candidate) => candidate.day === asked.day);

    if (!day) refuse('day', coded(message('meeting.no-such-day')));
    else if (said) {
      if (said.date !== day.date)
        refuse('date', coded(message('meeting.date-differs', { day: day.day, date: day.date })));
      if (said.dayOfWeek !== day.dayOfWeek)
        refuse('dayOfWeek', coded(message('meeting.weekday-differs', { date: day.date })));
    }
    if (minute === null || !edition.hours.some((candidate) => candidate.minute === minute))
      refuse('time', coded(message('meeting.no-such-hour')));
    if (exhibitorId === 'unknown') refuse('exhibitor', coded(message('meeting.booth-differs', { name })));
    else if (exhibitorId === 'ambiguous')
      refuse('exhibitor', coded(message('meeting.exhibitor-ambiguous', { name })));
    else {
      if (companies.has(exhibitorId)) refuse('exhibitor', companyAlreadyScheduled(name));
      companies.add(exhibitorId);
    }
    if (!day || minute === null || typeof exhibitorId !== 'number') return;

    const slot = `${day.day}/${minute}`;
    const owner = slotOwner.get(slot);
    if (owner !== undefined) refuse('time', slotHeldForOther(owner));
    else slotOwner.set(slot, name);
    resolved.push({ exhibitorId, day: day.day, minute, length: edition.slotMinutes, date: day.date });
  });
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, meetings: resolved };
}
