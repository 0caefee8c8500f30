// Computes the state of a registration from its decisions and status email.
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

/** Values of the dashboard's Status column (hosted buyer and dashboard 2, decisions 5). */
export const REGISTRATION_STATES = ['Pending', 'Approved', 'Rejected', 'Email Sent'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/**
 * A meeting's status for the state of its registration. 'undecided': began while it was pending; it counts as
 * decided, but can still be decided (decisions 11).
 */
export type CountedStatus = MeetingStatus | 'undecided';

/** @param startsAt its slot's start */
export const countedStatus = (status: MeetingStatus, startsAt: Date, now: Date): CountedStatus =>
  status === MEETING_STATUS.pending && startsAt <= now ? 'undecided' : status;

/**
 * The state that follows from a registration's meetings and its status mail (decisions 5).
 * @param statuses of all its meetings, including those that the visitor cancelled
 * @param isMailed whether the mail server accepted a status email and nothing has changed since
 * @returns 'Email Sent' when mailed and unchanged; else 'Approved' when all are decided and one is approved,
 *   'Rejected' when all are and none is approved, else 'Pending'
 */
export function registrationState(statuses: readonly CountedStatus[], isMailed: boolean): RegistrationState {
  if (isMailed) return 'Email Sent';
  if (statuses.length === 0 || statuses.includes(MEETING_STATUS.pending)) return 'Pending';
  return statuses.includes(MEETING_STATUS.approved) ? 'Approved' : 'Rejected';
}

/** Whether Send Email is available: there are meetings, and none is pending. */
export function isDecided(statuses: readonly CountedStatus[]): boolean {
  return statuses.length > 0 && !statuses.includes(MEETING_STATUS.pending);
}
