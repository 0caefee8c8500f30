// A file of a form that the server would not take: which one, and why.
import { DOCUMENT_PROBLEMS } from '@visavis/domain/document/schema';
import * as z from 'zod/mini';

export const refusedFileSchema = z.object({
  /** The name of its part, such as 'documents[2]'. */
  part: z.string(),
  /** As the sender's device has it. */
  filename: z.string(),
  reason: z.enum(DOCUMENT_PROBLEMS),
  /** The reason as a sentence for a person. */
  message: z.string(),
});
export type RefusedFile = z.infer<typeof refusedFileSchema>;
