// Sends the draft as one registration with all its meetings.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold';
import { registerVisitor } from '@visavis/contract/registration';
import { checkCompany, checkProfile } from '@visavis/domain/registration/check';
import { call } from '../../lib/api-client.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { meetingPayload } from '../draft/meeting-payload.ts';
import { wholeStep } from '../draft/refused-draft.ts';
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
  const stored = businessDraft.form.read();
  const profile = wholeStep(checkProfile(stored), 'registration');
  const companyInfo = wholeStep(checkCompany(stored), 'registration');
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
    businessDraft.noteRefusal(error);
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
