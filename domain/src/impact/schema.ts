// What a change of days, hours or exhibitors touches, and what can be done with the meetings that lose their slot.
import * as z from 'zod/mini';

/**
 * Why a meeting is touched: its day is no longer one of the edition; its day has another date; no slot begins then any
 * more; slots have another length; an organiser blocks the hour; its exhibitor is withdrawn.
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
 * move: to another slot of the same exhibitor, or of the one that takes over from a withdrawn one; keep: as people were
 * told, off the grid; cancel: and tell.
 */
export const TOUCHED_CHOICES = ['move', 'keep', 'cancel'] as const;
export type TouchedChoice = (typeof TOUCHED_CHOICES)[number];

/** What happens to meetings for which there is no other slot. */
export const REST_CHOICES = ['keep', 'cancel'] as const;
export type RestChoice = (typeof REST_CHOICES)[number];

/** What happens to booked stays when days get other dates: move with the days, or stay where they are. */
export const STAY_CHOICES = ['move', 'keep'] as const;
export type StayChoice = (typeof STAY_CHOICES)[number];

/** What to do with touched meetings, sent with the change itself. */
export const touchedShape = {
  /** Needed as soon as a meeting is touched. */
  touched: z.optional(z.enum(TOUCHED_CHOICES)),
  /** With 'move': what happens to meetings without another slot; 'keep' unless given. */
  rest: z.optional(z.enum(REST_CHOICES)),
  /** How many meetings the organiser saw touched (`meetings` of the impact). */
  expected: z.optional(z.int().check(z.minimum(0), z.maximum(2147483647))),
};

const count = z.int();

/** What a change would do; nothing has been changed. Meetings that have begun are never touched. */
export const impactSchema = z.object({
  /** Pending and approved meetings that are touched; sent back as `expected`. */
  meetings: count,
  /** Visitors and hosted buyers who have them, and the exhibitors. */
  people: count,
  exhibitors: count,
  /** Each meeting once. */
  kinds: z.record(z.enum(TOUCHED_KINDS), count),
  /** By the date that they have now, in order. */
  days: z.array(z.object({ date: z.iso.date(), meetings: count })),
  /** Holds of visitors who are still choosing: they end, and their pages say so. */
  holds: count,
  /** Blocked stretches of days that are removed. */
  blockedHours: count,
  /** Booked stays outside the days and nights that the edition would offer, if none is moved. */
  stays: count,
  /** Booked stays whose first day gets another date: they can move with it. */
  staysMoving: count,
  /** Of `stays` those that cannot move. */
  staysLeft: count,
  /** Other booked stays that nobody could book afterwards: of other nights, or in a room of another type. */
  staysKept: count,
  /** What 'move' would do. */
  moves: z.object({
    /** Of `sameDay`: to the same hour, of a day that has another date or of another exhibitor. */
    sameHour: count,
    /** To another slot of the same day, or to the same slot of a day that has another date. */
    sameDay: count,
    otherDay: count,
    nowhere: count,
  }),
  /** Every date of the edition is shifted by this many days; null for anything else. */
  shiftedDays: z.nullable(z.int()),
});
export type Impact = z.infer<typeof impactSchema>;

/** A meeting that stayed off the grid because there was no other slot. */
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
  /** As printed in English, such as '2 - 4 Jun 2026'. */
  stay: z.string(),
});
export type StayOutside = z.infer<typeof stayOutsideSchema>;

/** What a change did with the touched meetings. */
export const touchedOutcomeSchema = z.object({
  moved: count,
  kept: count,
  cancelled: count,
  /** People who get one email each. */
  told: count,
  holds: count,
  /** Of 'move' with `rest: 'keep'`: the meetings without another slot. */
  left: z.array(leftMeetingSchema),
  /** Exhibitors whose contact gets an email; absent without any. */
  exhibitors: z.optional(count),
  /** Stays that were moved with the days; each buyer is told. Absent without any. */
  movedStays: z.optional(count),
  /** Hosted buyers whose stay lies outside the new days, who are told; absent without any. */
  stays: z.optional(z.array(stayOutsideSchema)),
});
export type TouchedOutcome = z.infer<typeof touchedOutcomeSchema>;
