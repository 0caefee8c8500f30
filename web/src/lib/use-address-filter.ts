// The filter of a list, kept in the address, and the search box that writes to it.
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedText } from './use-typed-text.ts';

/** How many rows of the list are shown, when more than the first page. */
export const SHOWN = 'shown';

/** The address with one part changed; an empty part is removed, and the changed list starts with its first rows. */
export function withPart(address: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value.trim() === '') next.delete(key);
  else next.set(key, value);
  next.delete(SHOWN);
  return next;
}

/** @param read parses the filter of an address; invalid parts are left out */
export function useAddressFilter<F extends { search?: string | undefined }>(
  read: (address: URLSearchParams) => F,
) {
  const [address, setAddress] = useSearchParams();
  const set = (key: keyof F & string, value: string) =>
    setAddress((before) => withPart(before, key, value), { replace: true });
  const [typed, type, show] = useTypedText(address.get('search') ?? '', (search) => set('search', search));
  const searchBox = useRef<HTMLInputElement>(null);
  return {
    filter: read(address),
    /** Props of the search box. */
    search: { ref: searchBox, value: typed, onChange: type },
    searchBox,
    remove: (key: keyof F & string) => set(key, ''),
    /** Clears every filter and focuses the search box. */
    clear: () => {
      show('');
      setAddress({}, { replace: true });
      searchBox.current?.focus();
    },
  };
}

/**
 * The URL sorted by a column; sorting by the same column again reverses the order.
 * @param first the direction when a column is first chosen
 */
export function withSort(
  address: URLSearchParams,
  sort: string,
  first: 'ascending' | 'descending' = 'ascending',
): URLSearchParams {
  const isSame = sort !== '' && address.get('sort') === sort;
  const other = (address.get('direction') ?? 'ascending') === 'ascending' ? 'descending' : 'ascending';
  const direction = sort === '' ? '' : isSame ? other : first;
  return withPart(withPart(address, 'sort', sort), 'direction', direction);
}

/** The maximum number of rows that a URL can request. */
const SHOWN_LIMIT = 5000;

/**
 * How many rows to fetch: one more page with each Show More, kept in the address so that a reload shows them again.
 * @param partSize rows per page
 */
export function useShownRows(partSize: number): { shown: number; showUpTo: (count: number) => void } {
  const [address, setAddress] = useSearchParams();
  const asked = Math.min(SHOWN_LIMIT, Math.trunc(Number(address.get(SHOWN))) || 0);
  const shown = Math.max(1, Math.ceil(asked / partSize)) * partSize;
  const showUpTo = (count: number) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(SHOWN, String(count));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { shown, showUpTo };
}
