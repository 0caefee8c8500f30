// The search of the list from which a page was opened, kept in its history entry.

interface FromList {
  listSearch: string;
}

/** State for a link. @param search of the list's URL */
export const fromList = (search: string): FromList => ({ listSearch: search });

/** @returns empty for a page that was opened from elsewhere */
export function listSearchOf(state: unknown): string {
  const { listSearch } = (state ?? {}) as Partial<FromList>;
  return typeof listSearch === 'string' ? listSearch : '';
}
