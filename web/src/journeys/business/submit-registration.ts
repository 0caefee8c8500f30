// Sends the draft as one registration with all its meetings, and recovers the outcome when the response was lost.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { registerVisitor } from '@visavis/contract/submission/calls';
import { checkCompany, checkProfile } from '@visavis/domain/registration/check';
import { ApiError, call } from '../../lib/api-client.ts';
import { isUnderWay, keepUnderWay } from '../../lib/under-way.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { meetingPayload, withRange } from '../draft/meeting-payload.ts';
import { wholeStep } from '../draft/refused-draft.ts';
import { fetchOutcome, mayBeStored } from '../draft/submission-outcome.ts';
import { businessHolds } from './business-holds.ts';
import type { Success } from './success.ts';

/** Known to this tab only: while the request is in flight there is no outcome to look up. */
let isSending = false;
/** Lock name known to the other tabs. */
const SUBMISSION = 'business-submission';

/**
 * @param slotMinutes length of a slot of the edition
 * @returns what the Thank You page shows; the draft is kept until that page has it
 * @throws ApiError when the call is rejected or there is no response
 */
export async function submitRegistration(slotMinutes: number): Promise<Success> {
  const known = await recallRegistration();
  if (known) return known;
  isSending = true;
  try {
    return await keepUnderWay(SUBMISSION, () => send(slotMinutes));
  } catch (error) {
    businessDraft.noteRefusal(error);
    const stored = mayBeStored(error) ? await outcomeOf(error) : null;
    if (stored) return stored;
    throw error;
  } finally {
    isSending = false;
  }
}

/**
 * What the Thank You page shows for a draft that was sent without a response; null when nothing was sent or nothing is
 * stored: then it may be sent again.
 * @throws ApiError when there is no response
 */
export async function recallRegistration(): Promise<Success | null> {
  const sentWith = businessDraft.unansweredToken.read();
  if (sentWith === null || isSending) return null;
  // Not stored yet does not mean lost: the sending tab needs the token in case its response gets lost.
  if (await isUnderWay(SUBMISSION)) return null;
  const stored = await outcome();
  // Another tab may have resent it in the meantime.
  if (!stored && businessDraft.unansweredToken.read() === sentWith && !isSending)
    businessDraft.unansweredToken.clear();
  return stored;
}

/** Null when nothing is stored, and when there is no response: then it is looked up again later. */
async function outcomeOf(failure: unknown): Promise<Success | null> {
  try {
    const stored = await outcome();
    if (stored) return stored;
    businessDraft.unansweredToken.clear();
    // The registration made with this key has been deleted since: a new one needs a new key.
    if (failure instanceof ApiError && failure.code === 'submission.key-reused')
      businessDraft.submissionId.clear();
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
  }
  return null;
}

async function outcome(): Promise<Success | null> {
  const submissionId = businessDraft.submissionId.read();
  const stored = await fetchOutcome('business', submissionId);
  return (
    stored && {
      meetings: stored.meetings,
      registrationId: stored.registration_id,
      registrationComplete: true,
      reference: stored.reference,
      submissionId,
      scheduleKey: stored.schedule_key,
      confirmByEmail: stored.confirm_by_email,
    }
  );
}

async function send(slotMinutes: number): Promise<Success> {
  // A hold still in flight would block the submission, which does not know about it.
  await businessHolds.whenQuiet();
  const submissionId = businessDraft.keyOfSubmission();
  const meetings = businessDraft.meetings.read();
  const stored = businessDraft.form.read();
  const profile = wholeStep(checkProfile(stored), 'registration');
  const companyInfo = wholeStep(checkCompany(stored), 'registration');
  const draftToken = businessDraft.draftToken.read();
  // Until the response arrives, the draft's holds may have become meetings.
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
      meetings: meetings.map((meeting) => meetingPayload(meeting, slotMinutes)),
    },
  });
  return {
    meetings: meetings.map((meeting) => withRange(meeting, slotMinutes)),
    registrationId: answer.registration_id,
    registrationComplete: true,
    reference: answer.reference,
    submissionId,
    scheduleKey: answer.schedule_key,
    confirmByEmail: answer.confirm_by_email,
  };
}
