// Who may be booked at the desk.
import { MEETING_STATUS, type MeetingStatus } from '../meeting/schema.ts';

/**
 * Anyone with an approved meeting, and anyone registered by staff without meetings. Pending or rejected people need
 * an organiser's decision instead.
 * @param statuses of all the person's meetings of the edition
 */
export const mayBookAtDesk = (statuses: readonly MeetingStatus[]): boolean =>
  statuses.length === 0 || statuses.includes(MEETING_STATUS.approved);
