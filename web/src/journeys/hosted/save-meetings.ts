// Submits a hosted buyer's plan: all meetings, or none.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { getHostedBuyer } from '@visavis/contract/hosted-application/calls';
import { saveHostedMeetings } from '@visavis/contract/hosted-meetings/calls';
import { call } from '../../lib/api-client.ts';
import { type BuyerLink, hostedDraft } from '../draft/hosted-draft.ts';
import { keyIn } from '../draft/journey-draft.ts';
import { meetingPayload } from '../draft/meeting-payload.ts';
import { hostedHolds } from './hosted-holds.ts';

/** Known to this tab only: while the request is in flight there is no outcome to look up. */
let isSending = false;

/**
 * @param slotMinutes length of a slot of the edition
 * @throws ApiError when the call is rejected or there is no response
 */
export async function saveMeetings(link: BuyerLink, slotMinutes: number): Promise<void> {
  isSending = true;
  try {
    await send(link, slotMinutes);
    hostedDraft.clearAfterMeetings();
  } finally {
    isSending = false;
  }
}

/**
 * Whether a plan that was sent without a response was saved. If not, it may be sent again.
 * @throws ApiError when there is no response
 */
export async function areMeetingsSaved({ user, company, key }: BuyerLink): Promise<boolean> {
  const sentWith = hostedDraft.unansweredToken.read();
  if (sentWith === null || isSending) return false;
  const { step } = await call(getHostedBuyer, { key, query: { user, company } });
  if (step === 'final-meetings') return true;
  if (hostedDraft.unansweredToken.read() === sentWith && !isSending) hostedDraft.unansweredToken.clear();
  return false;
}

async function send({ user, company, key }: BuyerLink, slotMinutes: number): Promise<void> {
  // A hold still in flight would block the submission, which does not know about it.
  await hostedHolds.whenQuiet();
  const draftToken = hostedDraft.draftToken.read();
  hostedDraft.unansweredToken.write(draftToken);
  await call(saveHostedMeetings, {
    key,
    headers: {
      'idempotency-key': keyIn(hostedDraft.meetingsKey),
      ...(draftToken === '' ? {} : { [DRAFT_TOKEN_HEADER]: draftToken }),
    },
    body: {
      user_id: user,
      company_id: company,
      interests: hostedDraft.interests.read(),
      meetings: hostedDraft.meetings.read().map((meeting) => meetingPayload(meeting, slotMinutes)),
    },
  }).catch((error: unknown) => {
    hostedDraft.noteRefusal(error);
    throw error;
  });
}
