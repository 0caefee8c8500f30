// Public API of hosted-buyer.
export { type Buyer, type BuyerIds, findBuyer, getBuyer, requireStep } from './service.ts';
