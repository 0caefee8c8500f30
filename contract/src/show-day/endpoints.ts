// Endpoints of the days of the fair: the current hour and the next one, by hall.
import { SHOW_DAY_PHASES } from '@visavis/domain/edition/show-day';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const hourSchema = z.object({
  day: z.int(),
  minute: z.int(),
  /** Such as '2.00pm-3.00pm'. */
  time: z.string(),
  /** ISO instants. */
  startsAt: z.string(),
  endsAt: z.string(),
});

/** Attendance marks of the meetings in an hour. */
const marksSchema = z.object({ held: z.int(), unmarked: z.int(), missed: z.int() });

/** What anyone at the fair may see: names no people. */
const boardShape = {
  /** ISO instant on the server. */
  now: z.string(),
  /** YYYY-MM-DD at the fair. */
  date: z.string(),
  /** Null if today is not a fair day. */
  day: z.nullable(z.int()),
  phase: z.enum(SHOW_DAY_PHASES),
  /** The current hour, or the last one that began today. */
  hour: z.nullable(hourSchema),
  /** The next hour today. */
  next: z.nullable(hourSchema),
  /** For the hour, plus the meetings of the next one; sorted by name, with exhibitors without a hall ('') last. */
  halls: z.array(z.object({ hall: z.string(), ...marksSchema.shape, next: z.int() })),
};

export const showDaySchema = z.object({
  ...boardShape,
  figures: z.object({
    /** For the hour. */
    ...marksSchema.shape,
    /** Meetings of the hour still unmarked after half their time. */
    overdue: z.int(),
    /** Unmarked meetings of earlier hours today. */
    earlier: z.int(),
    next: z.int(),
    heldToday: z.int(),
    missedToday: z.int(),
  }),
  /** Missed meetings of the hour, people who missed most today first; at most 20 of the number in `figures`. */
  missed: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      reference: z.string(),
      company: z.string(),
      /** In international format; '' if unknown. */
      phoneNumber: z.string(),
      exhibitor: z.string(),
      boothNumber: z.string(),
      missedToday: z.int(),
    }),
  ),
  /** The next upcoming meetings, with the totals expected that day; null if there are none. */
  first: z.nullable(
    z.object({
      date: z.string(),
      /** ISO instant. */
      startsAt: z.string(),
      meetings: z.int(),
      ofDay: z.object({ meetings: z.int(), exhibitors: z.int(), people: z.int(), hosted: z.int() }),
    }),
  ),
  /** The most recent day before today with scheduled meetings. */
  lastDay: z.nullable(z.object({ date: z.string(), day: z.int(), ...marksSchema.shape })),
  /** For the whole fair; only after it is over. */
  total: z.nullable(marksSchema),
});
export type ShowDay = z.infer<typeof showDaySchema>;

export const getShowDay = endpoint(calls.getShowDay, {
  permission: 'attendance.read',
  summary: 'The hour of the fair that runs and the next one, by hall, with what is not marked',
  output: showDaySchema,
});

/** A person and an exhibitor who are both free in the hour. */
const suggestionSchema = z.object({
  registrationId: z.int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  /** In international format; '' if unknown. */
  phoneNumber: z.string(),
  exhibitorId: z.int(),
  exhibitor: z.string(),
  boothNumber: z.string(),
  /** Number of shared interests. */
  interests: z.int(),
  /** The person had a meeting in this hour that was lost. */
  hasLost: z.boolean(),
  /** ISO instant at which the person was last seen at the desk today; null if not. */
  seenAt: z.nullable(z.string()),
});
export type MatchSuggestion = z.infer<typeof suggestionSchema>;

export const listMatches = endpoint(calls.listMatches, {
  permission: 'attendance.read',
  summary:
    'People who were seen today or have lost a meeting of the next hour, each with a free exhibitor of the same interests; every suggestion can be taken',
  output: z.object({
    /** The next hour today; null if there is none. */
    hour: z.nullable(hourSchema),
    /** Number of exhibitors with a free place in it. */
    exhibitors: z.int(),
    /** Number of people seen today, or who lost a meeting in it. */
    here: z.int(),
    /** How many of them were considered: those who lost a meeting first, then the most recently seen. */
    considered: z.int(),
    /** How many of those are free. */
    people: z.int(),
    /** The first of `total`. */
    suggestions: z.array(suggestionSchema),
    total: z.int(),
  }),
});

const id = z.int().check(z.positive(), z.maximum(2147483647));
const matchSchema = z.object({ meetingId: z.int(), version: z.int(), scheduleVersion: z.int() });
export type Match = z.infer<typeof matchSchema>;

export const makeMatch = endpoint(calls.makeMatch, {
  permission: 'meeting.decide',
  summary:
    'Makes an approved meeting of an hour that has not begun, and tells the person; a repeated call changes nothing',
  body: z.strictObject({ registrationId: id, exhibitorId: id, day: z.int(), minute: z.int() }),
  output: matchSchema,
  records: ['meeting.match'],
  errors: ['resource.not-found', 'meeting.slot-taken'],
});

export const undoMatch = endpoint(calls.undoMatch, {
  permission: 'meeting.decide',
  summary:
    'Undoes a match that nobody has changed since: without a trace while its letter has not gone out, else by a rejection that the person is told of',
  body: z.strictObject({ meetingId: id, version: z.int(), scheduleVersion: z.int() }),
  output: z.object({ wasTold: z.boolean() }),
  records: ['meeting.undo-match'],
  errors: ['resource.not-found', 'meeting.stale', 'meeting.ended'],
});

export const getBoard = endpoint(calls.getBoard, {
  permission: 'wall.read',
  summary: 'The hour that runs and the next one by hall, for a screen on a wall: no person is named',
  output: z.object({
    edition: z.object({
      name: z.string(),
      /** IANA name. */
      timeZone: z.string(),
      utcOffsetLabel: z.string(),
    }),
    ...boardShape,
    /** Exhibitors with a free place in the next hour, by booth. */
    free: z.array(z.object({ exhibitor: z.string(), boothNumber: z.string() })),
    /** ISO instant of the next meetings; null if none are upcoming. */
    firstAt: z.nullable(z.string()),
  }),
});

export const countWallLinks = endpoint(calls.countWallLinks, {
  permission: 'attendance.read',
  summary: 'How many links of wall screens work',
  output: z.object({ count: z.int() }),
});

export const makeWallLink = endpoint(calls.makeWallLink, {
  permission: 'wall.make-link',
  summary: 'Creates a link of a wall screen, valid until the day after the fair; others stay valid',
  output: z.object({ link: z.string() }),
  records: ['wall.make-link'],
});

export const withdrawWallLinks = endpoint(calls.withdrawWallLinks, {
  permission: 'wall.make-link',
  summary: 'Makes every link of a wall screen stop working',
  output: z.object({ count: z.int() }),
  records: ['wall.withdraw-links'],
});
