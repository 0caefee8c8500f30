// What a received application hands to its Thank You page through the history, so that a reload keeps it.
import { recordShape, type Shape, textShape } from '../../lib/shape.ts';

export interface ApplicationReceived {
  reference: string;
  /** The draft that was submitted: only that one is cleared, never one begun since. */
  submissionId: string;
}

export const applicationReceived: Shape<ApplicationReceived> = recordShape({
  reference: textShape,
  submissionId: textShape,
});
