// A pending deletion of documents, caused by a change of an edition's settings.
import * as z from 'zod/mini';

export const plannedDeletionSchema = z.object({
  /** ISO instants. */
  dueAt: z.string(),
  askedAt: z.string(),
  /** Email address of the organiser. */
  askedBy: z.string(),
  /** The people whose documents or passport numbers are deleted, by name. */
  people: z.array(z.object({ reference: z.string(), name: z.string() })),
});
export type PlannedDeletion = z.infer<typeof plannedDeletionSchema>;
