// What a change of days, hours or exhibitors affects, and the options for meetings that lose their slot.
import * as z from 'zod/mini';

/**
 * Why a meeting is affected: its day is removed; its day gets another date; no slot starts at that time any more;
 * slots have another length; an organiser blocks the hour; its exhibitor is withdrawn.
 */
export const TOUCHED_KINDS = [
  'day-removed',
  'day-moved',
  'hour-closed',
  'length-changed',
  'hour-blocked',
  'exhibitor-withdrawn',
] as const;
export type TouchedKind = (typeof TOUCHED_KINDS)[number];

/**
 * move: to another slot of the same exhibitor, or of the one that takes over from a withdrawn one. keep: at the
 * announced time, off the grid. cancel: and notify.
 */
export const TOUCHED_CHOICES = ['move', 'keep', 'cancel'] as const;
export type TouchedChoice = (typeof TOUCHED_CHOICES)[number];

/** What happens to meetings without another slot. */
export const REST_CHOICES = ['keep', 'cancel'] as const;
export type RestChoice = (typeof REST_CHOICES)[number];

/** What happens to booked stays when days get other dates: they move with the days, or stay. */
export const STAY_CHOICES = ['move', 'keep'] as const;
export type StayChoice = (typeof STAY_CHOICES)[number];

/** What to do with affected meetings, sent with the change itself. */
export const touchedShape = {
  /** Required if any meeting is affected. */
  touched: z.optional(z.enum(TOUCHED_CHOICES)),
  /** With 'move': what happens to meetings without another slot; 'keep' by default. */
  rest: z.optional(z.enum(REST_CHOICES)),
  /** The number of affected meetings that the organiser saw (`meetings` of the impact). */
  expected: z.optional(z.int().check(z.minimum(0), z.maximum(2147483647))),
};

const count = z.int();

/** Preview of a change; nothing has been changed. Meetings that have begun are never affected. */
export const impactSchema = z.object({
  /** Number of pending and approved meetings affected; sent back as `expected`. */
  meetings: count,
  /** Visitors and hosted buyers with such meetings, and the exhibitors. */
  people: count,
  exhibitors: count,
  /** Each meeting counts once. */
  kinds: z.record(z.enum(TOUCHED_KINDS), count),
  /** By current date, in order. */
  days: z.array(z.object({ date: z.iso.date(), meetings: count })),
  /** Holds of visitors who are still choosing, which are dropped; their pages report it. */
  holds: count,
  /** Blocked time spans on removed days. */
  blockedHours: count,
  /** Booked stays outside the days and nights that the edition would offer, if none is moved. */
  stays: count,
  /** Booked stays whose first day gets another date, which can move with it. */
  staysMoving: count,
  /** Those of `stays` that cannot move. */
  staysLeft: count,
  /** Other booked stays that could no longer be booked: their nights or room type are not offered. */
  staysKept: count,
  /** What 'move' would do. */
  moves: z.object({
    /** Part of `sameDay`: to the same hour, on the new date of a day or with another exhibitor. */
    sameHour: count,
    /** To another slot of the same day, or to the same slot on the new date of a day. */
    sameDay: count,
    otherDay: count,
    nowhere: count,
  }),
  /** All dates of the edition shift by this many days; null otherwise. */
  shiftedDays: z.nullable(z.int()),
});
export type Impact = z.infer<typeof impactSchema>;

/** A meeting left off the grid because there was no other slot. */
export const leftMeetingSchema = z.object({
  id: z.int(),
  registrationId: z.int(),
  reference: z.string(),
  name: z.string(),
  exhibitor: z.string(),
  boothNumber: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** The range, such as '11.00am-12.00pm'. */
  time: z.string(),
});

/** A hosted buyer whose booked stay lies outside the new days. */
export const stayOutsideSchema = z.object({
  registrationId: z.int(),
  reference: z.string(),
  name: z.string(),
  /** The label in English, such as '2 - 4 Jun 2026'. */
  stay: z.string(),
});
export type StayOutside = z.infer<typeof stayOutsideSchema>;

/** What a change did with the affected meetings. */
export const touchedOutcomeSchema = z.object({
  moved: count,
  kept: count,
  cancelled: count,
  /** Number of people who get an email. */
  told: count,
  holds: count,
  /** For 'move' with `rest: 'keep'`: the meetings without another slot. */
  left: z.array(leftMeetingSchema),
  /** Exhibitors whose contact gets an email; absent if there are none. */
  exhibitors: z.optional(count),
  /** Stays moved with the days, whose buyers are notified. Absent if there are none. */
  movedStays: z.optional(count),
  /** Hosted buyers with a stay outside the new days, who are notified; absent if there are none. */
  stays: z.optional(z.array(stayOutsideSchema)),
});
export type TouchedOutcome = z.infer<typeof touchedOutcomeSchema>;
