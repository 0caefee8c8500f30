// The slots held for a visitor in Business Matching.
import { businessDraft } from '../draft/business-draft.ts';
import { holdSync } from '../draft/hold-sync.ts';

export const businessHolds = holdSync(businessDraft, 'business');
