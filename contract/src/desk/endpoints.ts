// Endpoints of the desk of the fair: who comes today, and the settling of what devices recorded, with a network or without.
import { ATTENDANCES } from '@visavis/domain/attendance/schema';
import { DESK_BATCH } from '@visavis/domain/desk/limits';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { messageSchema } from '../outcome.ts';
import * as calls from './calls.ts';

const LARGEST_ID = 2147483647;
const id = z.int().check(z.positive(), z.maximum(LARGEST_ID));
const mark = z.nullable(z.enum(ATTENDANCES));
/** Cleaned as every line is: what no database stores is of nobody, and holds up no other record. */
const reference = z.string().check(z.overwrite(cleanLine), z.maxLength(40));

const deskMeetingSchema = z.object({
  id: z.int(),
  exhibitorId: z.int(),
  /** From midnight at the fair, and how long, in minutes. */
  minute: z.int(),
  length: z.int(),
  /** Not yet decided by an organiser otherwise. */
  isApproved: z.boolean(),
  mark,
});
export type DeskMeeting = z.infer<typeof deskMeetingSchema>;

const deskPersonSchema = z.object({
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  /** The desk may book a free hour for them; the meetings of other days count as well. */
  mayBook: z.boolean(),
  /** Of today, in order. */
  meetings: z.array(deskMeetingSchema),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

const deskExhibitorSchema = z.object({ id: z.int(), name: z.string(), booth: z.string() });
export type DeskExhibitor = z.infer<typeof deskExhibitorSchema>;

/** All that a device keeps: the people who meet somebody today, and whom. */
export const deskTodaySchema = z.object({
  edition: z.object({
    id: z.int(),
    name: z.string(),
    firstDate: z.string(),
    lastDate: z.string(),
    timeZone: z.string(),
    /** When the slots of a day begin, in minutes from midnight, and how long they are. */
    starts: z.array(z.int()),
    slotMinutes: z.int(),
  }),
  /** YYYY-MM-DD at the fair; and whether it is one of its days. */
  date: z.string(),
  isFairDay: z.boolean(),
  /** ISO instant at which the list was made. */
  at: z.string(),
  people: z.array(deskPersonSchema),
  /** Those of the meetings. */
  exhibitors: z.array(deskExhibitorSchema),
});
export type DeskToday = z.infer<typeof deskTodaySchema>;

export const getDeskToday = endpoint(calls.getDeskToday, {
  permission: 'desk.work',
  summary:
    'The people with a meeting today: reference, name, company and meetings, as a device keeps them for work without a network',
  output: deskTodaySchema,
});

const search = z.string().check(z.overwrite(cleanLine), z.maxLength(200));

export const findAtDesk = endpoint(calls.findAtDesk, {
  permission: 'desk.work',
  summary: 'People of the edition by reference, name or company, with their meetings of today, if any',
  query: z.object({ search }),
  output: z.object({
    people: z.array(deskPersonSchema),
    exhibitors: z.array(deskExhibitorSchema),
    /** How many match. */
    total: z.int(),
    /** The search is the reference of somebody in another edition. */
    isOfOtherEdition: z.boolean(),
  }),
});

export const listFreeAtDesk = endpoint(calls.listFreeAtDesk, {
  permission: 'desk.work',
  summary:
    'Exhibitors by name or booth, with the hours of today that are free, have not begun and suit the person of the reference',
  query: z.object({ search, reference: z.optional(reference) }),
  output: z.object({
    exhibitors: z.array(
      z.object({
        ...deskExhibitorSchema.shape,
        free: z.array(z.int()),
        /** The person meets them already, today or on another day. */
        isMet: z.boolean(),
      }),
    ),
    total: z.int(),
  }),
});

const recordFields = {
  /** Given by the device: a record that is sent again is settled once. */
  id: z.uuid(),
  /** When it was done, by the clock of the device as it knows the server's; never taken for later than now. */
  at: z.iso.datetime(),
  reference,
};

export const deskRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...recordFields, kind: z.literal('scan') }),
  z.strictObject({
    ...recordFields,
    kind: z.literal('mark'),
    meetingId: id,
    /** What the device showed: another exhibitor or hour is another meeting. */
    exhibitorId: id,
    minute: z.int(),
    /** The mark that the device showed. */
    seen: mark,
    mark,
    /** The record of this device that it takes back: where that one was not settled, there is nothing to do. */
    undoes: z.optional(z.uuid()),
  }),
  z.strictObject({ ...recordFields, kind: z.literal('walk-in'), exhibitorId: id, minute: z.int() }),
]);
export type DeskRecord = z.infer<typeof deskRecordSchema>;

const settledSchema = z.object({
  id: z.string(),
  outcome: z.enum(['settled', 'conflict', 'refused']),
  /** Why it was refused, in English, and as code and values. */
  message: z.optional(z.string()),
  reason: z.optional(messageSchema),
  /** With a conflict: how the meeting is marked, by whom and when; null by nobody for a mark that was taken back. */
  theirs: z.optional(z.object({ mark, by: z.nullable(z.string()), at: z.nullable(z.string()) })),
  /** With a walk-in that was settled: the meeting. */
  meetingId: z.optional(z.int()),
});
export type DeskSettled = z.infer<typeof settledSchema>;

export const settleDesk = endpoint(calls.settleDesk, {
  permission: 'desk.work',
  summary:
    'Settles what a device recorded: scans, marks and walk-ins, each once and on its own, in the order in which they were done',
  body: z.strictObject({ records: z.array(deskRecordSchema).check(z.maxLength(DESK_BATCH)) }),
  output: z.object({ results: z.array(settledSchema) }),
  records: ['meeting.mark', 'meeting.book'],
});
