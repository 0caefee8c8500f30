// The state of a registration, as organisers see it: computed from decisions and mail, which are stored apart.
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

/** What the dashboard's Status column says (hosted buyer and dashboard 2, decisions 5). */
export const REGISTRATION_STATES = ['Pending', 'Approved', 'Rejected', 'Email Sent'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/**
 * The state that follows from a registration's meetings and its status mail (decisions 5).
 * @param statuses of all its meetings, those that the visitor cancelled included
 * @param isMailed whether a status mail was accepted by the mail server and nothing has changed since
 * @returns 'Email Sent' when mailed and unchanged; else 'Approved' when all are decided and one is approved,
 *   'Rejected' when all are rejected, else 'Pending'
 */
export function registrationState(statuses: readonly MeetingStatus[], isMailed: boolean): RegistrationState {
  if (isMailed) return 'Email Sent';
  if (statuses.length === 0 || statuses.includes(MEETING_STATUS.pending)) return 'Pending';
  return statuses.includes(MEETING_STATUS.approved) ? 'Approved' : 'Rejected';
}

/** Whether Send Email may go on: no meeting waits for a decision, and there is something to tell. */
export function isDecided(statuses: readonly MeetingStatus[]): boolean {
  return statuses.length > 0 && !statuses.includes(MEETING_STATUS.pending);
}
