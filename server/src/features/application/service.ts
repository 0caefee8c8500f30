// What other features may ask about applications and hosted buyers.
export { type Buyer, type BuyerIds, findBuyer, getBuyer, requireStep } from './buyer.ts';
