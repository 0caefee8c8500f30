// Sends the draft as one registration with all its meetings.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold';
import { registerVisitor } from '@visavis/contract/registration';
import { parseSlotTime, slotRange } from '@visavis/domain/edition/slot-time';
import type { MeetingPayload, PlannedMeeting } from '@visavis/domain/meeting/schema';
import { companyInfoSchema, visitorProfileSchema } from '@visavis/domain/registration/schema';
import type * as z from 'zod/mini';
import { ApiError, call } from '../../lib/api-client.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { businessHolds } from './business-holds.ts';
import type { Success } from './success.ts';

/**
 * @returns what the Thank You page shows; the draft stays until that page has it
 * @throws ApiError when the call is refused or no answer comes
 */
export async function submitRegistration(): Promise<Success> {
  // A hold on its way would stand against the submission that does not know of it.
  await businessHolds.whenQuiet();
  const submissionId = businessDraft.keyOfSubmission();
  const meetings = businessDraft.meetings.read();
  const stored = businessDraft.registration.read();
  const profile = checked(visitorProfileSchema, stored);
  const companyInfo = checked(companyInfoSchema, stored);
  const draftToken = businessDraft.draftToken.read();
  // Until the answer is here, what the draft holds may have become meetings.
  businessDraft.unansweredToken.write(draftToken);
  const answer = await call(registerVisitor, {
    headers: {
      'idempotency-key': submissionId,
      ...(draftToken === '' ? {} : { [DRAFT_TOKEN_HEADER]: draftToken }),
    },
    body: {
      registration: { ...profile, ...companyInfo, registration_type: 'business' },
      companyInfo,
      interests: businessDraft.interests.read(),
      meetings: meetings.map(meetingPayload),
    },
  }).catch((error: unknown) => {
    if (isRefusal(error)) businessDraft.unansweredToken.clear();
    throw error;
  });
  return {
    meetings,
    registrationId: answer.registration_id,
    registrationComplete: true,
    reference: answer.reference,
    submissionId,
  };
}

/** The server has read the submission and stored nothing of it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The fields of a form step. Another tab may have changed the draft since the step was left: then as the server would refuse. */
function checked<T>(schema: z.ZodMiniType<T>, stored: unknown): T {
  const result = schema.safeParse(stored);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [`registration.${issue.path.join('.')}`, issue.message]),
  );
  const [sentence = ''] = Object.values(fields);
  throw new ApiError(422, 'request.invalid', { error: sentence, message: sentence, fields });
}

function meetingPayload(meeting: PlannedMeeting): MeetingPayload {
  const hour = parseSlotTime(meeting.time);
  return {
    day: meeting.day,
    date: meeting.date,
    dayOfWeek: meeting.dayOfWeek,
    time: hour === null ? meeting.time : slotRange(hour),
    exhibitor: meeting.company,
    boothNumber: meeting.boothNumber,
  };
}
