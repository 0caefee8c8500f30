// Public API of hosted-step.
export { type Buyer, type BuyerIds, findBuyer, getBuyer, requireStep } from './service.ts';
