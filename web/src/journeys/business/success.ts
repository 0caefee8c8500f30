// The result that a submission passes to the Thank You page in the history state, so that it survives a reload.
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import {
  flagShape,
  integerShape,
  listShape,
  orNull,
  recordShape,
  type Shape,
  textShape,
} from '../../lib/shape.ts';
import { plannedMeetingShape } from '../draft/stored-shapes.ts';

export interface Success {
  /** With ranges for times. */
  meetings: PlannedMeeting[];
  registrationId?: number | null | undefined;
  registrationComplete?: boolean | undefined;
  reference?: string | undefined;
  /** The submitted draft: only that one is cleared, never one begun since. */
  submissionId?: string | undefined;
  /** Opens the visitor's own schedule. */
  scheduleKey?: string | null | undefined;
  /** The hours are kept once the visitor confirms from the email. */
  confirmByEmail?: boolean | undefined;
}

export const successIn: Shape<Success> = recordShape(
  { meetings: listShape(plannedMeetingShape) },
  {
    registrationId: orNull(integerShape),
    registrationComplete: flagShape,
    reference: textShape,
    submissionId: textShape,
    scheduleKey: orNull(textShape),
    confirmByEmail: flagShape,
  },
);
