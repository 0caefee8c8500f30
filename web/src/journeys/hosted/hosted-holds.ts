// The slots held for a hosted buyer.
import { holdSync } from '../draft/hold-sync.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';

export const hostedHolds = holdSync(hostedDraft, 'hosted', () => hostedDraft.buyer.read()?.key);
