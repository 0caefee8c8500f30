// Messages of the matching and scheduling screens, worded as specified (business matching 5 and 8).
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';

/** @param limit the edition's maximum number of exhibitors, 8 in the specification */
export const maximumSelected = (limit: number): string => coded(message('hold.maximum', { limit }));

/** @param limit minimum number of exhibitors, 8 for hosted buyers; shown when Schedule meeting is pressed too early */
export const selectAtLeast = (limit: number): string => coded(message('selection.at-least', { limit }));
/** The same, as shown beside the button. */
export const pleaseSelectAtLeast = (limit: number): string =>
  coded(message('selection.please-at-least', { limit }));

export const companyAlreadyScheduled = (company: string): string =>
  coded(message('hour.company-scheduled', { company }));

export const slotHeldForOther = (company: string): string =>
  coded(message('hour.slot-scheduled', { company }));

export const SCHEDULE_ALL_FIRST = coded(message('schedule.all-first'));
export const SLOTS_UNAVAILABLE_FAILED = coded(message('schedule.hours-not-loaded'));
/** For hosted buyers (hosted buyer and dashboard 5 and 8). */
export const MEETINGS_SAVED = coded(message('hosted-meetings.saved'));
export const MEETINGS_FAILED = coded(message('schedule.failed'));
export const REGISTRATION_FAILED = coded(message('registration.failed'));
export const EXHIBITORS_FAILED = coded(message('exhibitor.not-loaded'));
