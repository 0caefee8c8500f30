// Tells the files of an edition's archive, but its exhibitors.csv, from lists: their names are of products or people.

/** Headings that only such a file has together, whichever others stand beside them. */
const HEADINGS_OF_PARTS: readonly (readonly string[])[] = [
  // Whatever belongs to an exhibitor names it by these two.
  ['exhibitor.company_name', 'exhibitor.booth_number'],
  ['name', 'position', 'names'],
  ['day', 'minute', 'length'],
  ['side', 'media_type', 'content'],
  ['key', 'language', 'fields', 'document_version'],
  ['stay_from', 'room_type', 'places'],
  ['name', 'terms_version', 'deposit_sen'],
];

/** How archives of former versions name what a row belongs to: by a number of that archive. */
const BY_NUMBER = /^(?:exhibitor|product|category|sub_category)_id$/;

/** @param cells of a row, which may be headings */
export function areHeadingsOfPart(cells: readonly string[]): boolean {
  const headings = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  if (headings.has('company_name')) return false;
  return (
    [...headings].some((heading) => BY_NUMBER.test(heading)) ||
    HEADINGS_OF_PARTS.some((part) => part.every((heading) => headings.has(heading)))
  );
}
