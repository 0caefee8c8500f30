// The slots held for a visitor in Business Matching.
import { businessDraft } from '../draft/business-draft.ts';
import { draftHolds } from '../draft/hold-sync.ts';

export const businessHolds = draftHolds(businessDraft, 'business');
