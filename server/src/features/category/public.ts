// Public API of category.
export { currentSubCategories, isInterestGone } from './interest.repository.ts';
