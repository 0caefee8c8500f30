// Schema of an optional rejection reason.

import { REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

/** Included in the email: free text, or a predefined reason, which is emailed in the reader's language. */
export const rejectionReasonSchema = z.optional(
  z.string().check(z.overwrite(cleanLine), z.maxLength(REASON_LIMIT, coded(message('field.too-long')))),
);
