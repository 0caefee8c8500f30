// A form file that the server refused, and the reason.
import { DOCUMENT_PROBLEMS } from '@visavis/domain/document/schema';
import * as z from 'zod/mini';

export const refusedFileSchema = z.object({
  /** The name of its part, such as 'documents[2]'. */
  part: z.string(),
  /** As named on the sender's device. */
  filename: z.string(),
  reason: z.enum(DOCUMENT_PROBLEMS),
  /** The reason as a human-readable sentence. */
  message: z.string(),
});
export type RefusedFile = z.infer<typeof refusedFileSchema>;
