// The slots held for a hosted buyer.
import { draftHolds } from '../draft/hold-sync.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';

export const hostedHolds = draftHolds(hostedDraft, 'hosted');
