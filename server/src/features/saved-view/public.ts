// Public API of saved views.
export { emptyViews } from './erasure.repository.ts';
