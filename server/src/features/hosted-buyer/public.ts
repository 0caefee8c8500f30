// What other features may use of hosted-buyer.
export { type Buyer, type BuyerIds, getBuyer, requireStep } from './service.ts';
