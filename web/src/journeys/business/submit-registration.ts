// Sends the draft as one registration with all its meetings, and finds out what became of one without an answer.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { registerVisitor } from '@visavis/contract/registration/calls';
import { checkCompany, checkProfile } from '@visavis/domain/registration/check';
import { ApiError, call } from '../../lib/api-client.ts';
import { isUnderWay, keepUnderWay } from '../../lib/under-way.ts';
import { businessDraft } from '../draft/business-draft.ts';
import { meetingPayload } from '../draft/meeting-payload.ts';
import { wholeStep } from '../draft/refused-draft.ts';
import { askOutcome, mayBeStored } from '../draft/submission-outcome.ts';
import { businessHolds } from './business-holds.ts';
import type { Success } from './success.ts';

/** Known to this tab: until the answer is here there is nothing to find out. */
let isOnItsWay = false;
/** Known to the other tabs. */
const SUBMISSION = 'business-submission';

/**
 * @returns what the Thank You page shows; the draft stays until that page has it
 * @throws ApiError when the call is refused or no answer comes
 */
export async function submitRegistration(): Promise<Success> {
  const known = await recallRegistration();
  if (known) return known;
  isOnItsWay = true;
  try {
    return await keepUnderWay(SUBMISSION, send);
  } catch (error) {
    businessDraft.noteRefusal(error);
    const stored = mayBeStored(error) ? await outcomeOf(error) : null;
    if (stored) return stored;
    throw error;
  } finally {
    isOnItsWay = false;
  }
}

/**
 * What the Thank You page shows of a draft that was sent and got no answer; null where nothing was sent, or nothing
 * is stored: then it may be sent again.
 * @throws ApiError where no answer comes
 */
export async function recallRegistration(): Promise<Success | null> {
  const sentWith = businessDraft.unansweredToken.read();
  if (sentWith === null || isOnItsWay) return null;
  // Not stored yet is not lost: the tab that sends it needs the token if its answer is.
  if (await isUnderWay(SUBMISSION)) return null;
  const stored = await outcome();
  // Another tab may have sent it once more meanwhile.
  if (!stored && businessDraft.unansweredToken.read() === sentWith && !isOnItsWay)
    businessDraft.unansweredToken.clear();
  return stored;
}

/** Null where nothing is stored, and where no answer comes: then it is asked again. */
async function outcomeOf(failure: unknown): Promise<Success | null> {
  try {
    const stored = await outcome();
    if (stored) return stored;
    businessDraft.unansweredToken.clear();
    // What was registered with this key has been deleted since: a new registration takes a new one.
    if (failure instanceof ApiError && failure.code === 'submission.key-reused')
      businessDraft.submissionId.clear();
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
  }
  return null;
}

async function outcome(): Promise<Success | null> {
  const submissionId = businessDraft.submissionId.read();
  const stored = await askOutcome('business', submissionId);
  return (
    stored && {
      meetings: stored.meetings,
      registrationId: stored.registration_id,
      registrationComplete: true,
      reference: stored.reference,
      submissionId,
      scheduleKey: stored.schedule_key,
    }
  );
}

async function send(): Promise<Success> {
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
  });
  return {
    meetings,
    registrationId: answer.registration_id,
    registrationComplete: true,
    reference: answer.reference,
    submissionId,
  };
}
