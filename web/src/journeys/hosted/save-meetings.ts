// Sends a hosted buyer's plan: all meetings, or none.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { getHostedBuyer } from '@visavis/contract/hosted-application/calls';
import { saveHostedMeetings } from '@visavis/contract/hosted-meetings/calls';
import { call } from '../../lib/api-client.ts';
import { type BuyerLink, hostedDraft } from '../draft/hosted-draft.ts';
import { keyIn } from '../draft/journey-draft.ts';
import { meetingPayload } from '../draft/meeting-payload.ts';
import { hostedHolds } from './hosted-holds.ts';

/** Known to this tab: until the answer is here there is nothing to find out. */
let isOnItsWay = false;

/** @throws ApiError when the call is refused or no answer comes */
export async function saveMeetings(link: BuyerLink): Promise<void> {
  isOnItsWay = true;
  try {
    await send(link);
    hostedDraft.clearAfterMeetings();
  } finally {
    isOnItsWay = false;
  }
}

/**
 * Whether a plan that was sent and got no answer is saved. Where it is not, it may be sent again.
 * @throws ApiError where no answer comes
 */
export async function areMeetingsSaved({ user, company, key }: BuyerLink): Promise<boolean> {
  const sentWith = hostedDraft.unansweredToken.read();
  if (sentWith === null || isOnItsWay) return false;
  const { step } = await call(getHostedBuyer, { key, query: { user, company } });
  if (step === 'final-meetings') return true;
  if (hostedDraft.unansweredToken.read() === sentWith && !isOnItsWay) hostedDraft.unansweredToken.clear();
  return false;
}

async function send({ user, company, key }: BuyerLink): Promise<void> {
  // A hold on its way would stand against the submission that does not know of it.
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
      meetings: hostedDraft.meetings.read().map(meetingPayload),
    },
  }).catch((error: unknown) => {
    hostedDraft.noteRefusal(error);
    throw error;
  });
}
