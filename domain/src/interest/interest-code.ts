// Encodes chosen interests compactly enough for a cookie: '3.12~5.40' for category 3, sub-category 12, and so on.

/** An interest identified by its ids only. */
export interface InterestIds {
  categoryId: number;
  subCategoryId: number;
}

/** Longer than the code for all interests of an edition; longer codes are not ours. */
export const LONGEST_INTEREST_CODE = 3000;

const CODE = /^\d{1,10}\.\d{1,10}(~\d{1,10}\.\d{1,10})*$/;
const LARGEST_ID = 2147483647;

/** @param interests in the order of choosing, which is kept. @returns empty if there are none, or too many */
export function interestCode(interests: readonly InterestIds[]): string {
  const code = interests.map(({ categoryId, subCategoryId }) => `${categoryId}.${subCategoryId}`).join('~');
  return code.length > LONGEST_INTEREST_CODE ? '' : code;
}

/** @returns each interest once, in the encoded order; null for any text that `interestCode` does not produce */
export function readInterestCode(code: string): InterestIds[] | null {
  if (code.length > LONGEST_INTEREST_CODE || !CODE.test(code)) return null;
  const read = new Map<number, InterestIds>();
  for (const pair of code.split('~')) {
    const [categoryId = 0, subCategoryId = 0] = pair.split('.').map(Number);
    if (Math.max(categoryId, subCategoryId) > LARGEST_ID) return null;
    read.set(subCategoryId, { categoryId, subCategoryId });
  }
  return [...read.values()];
}
