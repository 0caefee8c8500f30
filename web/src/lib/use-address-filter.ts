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

function without(address: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of keys) next.delete(key);
  return next;
}

/**
 * @param read parses the filter of an address; invalid parts are left out
 * @param own the parts of an address that are of the list
 */
export function useAddressFilter<F extends { search?: string | undefined }>(
  read: (address: URLSearchParams) => F,
  own: readonly string[],
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
    /** Clears the own parts and focuses the search box. */
    clear: () => {
      show('');
      setAddress((before) => without(before, own), { replace: true });
      searchBox.current?.focus();
    },
  };
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
