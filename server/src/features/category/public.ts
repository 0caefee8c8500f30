// What other features may use of category.
export { currentSubCategories, isInterestGone } from './interest.repository.ts';
