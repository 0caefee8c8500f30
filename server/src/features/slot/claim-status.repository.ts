// The status of a claim, as its column has it: a hold of somebody who is choosing, or a meeting in one of its states.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql } from 'kysely';

/** For statements that are written as text. */
export const CLAIM_STATUS = { held: 1, ...MEETING_STATUS } as const;

/** The same inside of sql templates, as literals: the planner then sees that a partial index fits. */
export const STATUS = {
  held: sql.lit(CLAIM_STATUS.held),
  pending: sql.lit(CLAIM_STATUS.pending),
  rejected: sql.lit(CLAIM_STATUS.rejected),
  approved: sql.lit(CLAIM_STATUS.approved),
};
