// Counts the documents of an application that still exist: a deleted one keeps its row.

/** @returns how many can still be opened by somebody */
export const countKept = (documents: readonly { isDeleted: boolean }[]): number =>
  documents.filter(({ isDeleted }) => !isDeleted).length;
