// Phone numbers as staff write them.

/** Blanks and punctuation as numbers are written; the rules know digits alone. */
export const dialled = (number: string): string => number.replace(/[\s().\-/]/g, '');
