// The filter of a list as the address holds it, and the search box that writes into it.
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedText } from './use-typed-text.ts';

/** The address with one part changed; an empty one goes. */
function withPart(address: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value.trim() === '') next.delete(key);
  else next.set(key, value);
  return next;
}

/** @param read the filter of an address; what cannot be read is left out */
export function useAddressFilter<F extends { search?: string | undefined }>(
  read: (address: URLSearchParams) => F,
) {
  const [address, setAddress] = useSearchParams();
  const set = (key: keyof F & string, value: string) =>
    setAddress((before) => withPart(before, key, value), { replace: true });
  const [typed, type] = useTypedText(address.get('search') ?? '', (search) => set('search', search));
  const searchBox = useRef<HTMLInputElement>(null);
  return {
    filter: read(address),
    /** Of the search box. */
    search: { ref: searchBox, value: typed, onChange: type },
    searchBox,
    remove: (key: keyof F & string) => set(key, ''),
    /** Shows everything again; the hand goes to the search box. */
    clear: () => {
      type('');
      setAddress({}, { replace: true });
      searchBox.current?.focus();
    },
  };
}
