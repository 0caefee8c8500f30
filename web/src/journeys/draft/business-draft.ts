// The draft of a visitor in Business Matching.
import { journeyDraft } from './journey-draft.ts';

export const businessDraft = journeyDraft('business', {
  registration: 'businessRegistration',
  companyInfo: 'companyInfoData',
});
businessDraft.adoptLeftover();
