// Why something is rejected, as a call says it.

import { REASON_LIMIT } from '@visavis/domain/application/rejection';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';

/** Told in the message: own words, or one of the list, which is mailed in the reader's language. */
export const rejectionReasonSchema = z.optional(
  z.string().check(z.overwrite(cleanLine), z.maxLength(REASON_LIMIT, coded(message('field.too-long')))),
);
