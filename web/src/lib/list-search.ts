// The search of the list from which a page was opened, kept with its entry in the history.

interface FromList {
  listSearch: string;
}

/** To be the state of a link. @param search of the list's address */
export const fromList = (search: string): FromList => ({ listSearch: search });

/** @returns empty for a page that was opened from elsewhere */
export function listSearchOf(state: unknown): string {
  const { listSearch } = (state ?? {}) as Partial<FromList>;
  return typeof listSearch === 'string' ? listSearch : '';
}
