// Whom the desk may book.
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

/**
 * Somebody of whom a meeting is approved, and somebody whom staff have registered without any. Anyone who waits for a
 * decision, or was rejected, is for those who decide.
 * @param statuses of all the person's meetings of the edition
 */
export const mayBookAtDesk = (statuses: readonly MeetingStatus[]): boolean =>
  statuses.length === 0 || statuses.includes(MEETING_STATUS.approved);
