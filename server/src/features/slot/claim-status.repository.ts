// The values of a claim's status column: a hold of a visitor who is still choosing, a meeting in one of its states, or
// an absence, which keeps a place free of both.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql } from 'kysely';

/** For SQL statements written as text. */
export const CLAIM_STATUS = { held: 1, ...MEETING_STATUS, absent: 5 } as const;

/** The same for sql templates, as literals, so that the planner recognises a matching partial index. */
export const STATUS = {
  held: sql.lit(CLAIM_STATUS.held),
  pending: sql.lit(CLAIM_STATUS.pending),
  rejected: sql.lit(CLAIM_STATUS.rejected),
  approved: sql.lit(CLAIM_STATUS.approved),
  absent: sql.lit(CLAIM_STATUS.absent),
};
