// Distinguishes the files of an edition archive, except exhibitors.csv, from exhibitor lists.

/** Combinations of headings unique to such a file, whatever other headings it has. */
const HEADINGS_OF_PARTS: readonly (readonly string[])[] = [
  // Everything that belongs to an exhibitor refers to it by these two.
  ['exhibitor.company_name', 'exhibitor.booth_number'],
  ['name', 'position', 'names'],
  ['day', 'minute', 'length'],
  ['side', 'media_type', 'content'],
  ['key', 'language', 'fields', 'document_version'],
  ['stay_from', 'room_type', 'places'],
  ['name', 'terms_version', 'deposit_sen'],
];

/** How older archives refer to the owner of a row: by an archive-internal number. */
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
