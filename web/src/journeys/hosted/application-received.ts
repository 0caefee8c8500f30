// The result that an application passes to its Thank You page in the history state, so that it survives a reload.
import { recordShape, type Shape, textShape } from '../../lib/shape.ts';

export interface ApplicationReceived {
  reference: string;
  /** The submitted draft: only that one is cleared, never one begun since. */
  submissionId: string;
}

export const applicationReceived: Shape<ApplicationReceived> = recordShape({
  reference: textShape,
  submissionId: textShape,
});
