// Why something is rejected, as a call says it.
import { REASON_LIMIT } from '@visavis/domain/application/rejection';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';

/** Told in the message: own words, or one of the list, which is mailed in the reader's language. */
export const rejectionReasonSchema = z.optional(
  z.string().check(z.overwrite(cleanLine), z.maxLength(REASON_LIMIT, 'This is too long. Please shorten it.')),
);
