// Addresses under which the browser shows pictures that were chosen but not uploaded yet.
import { useEffect, useRef, useState } from 'react';
import type { PictureChange } from './draft.ts';

/** @returns undefined while none is chosen */
export const usePictureUrl = (change: PictureChange): string | undefined => usePictureUrls([change])[0];

/** One address for each, undefined where none is chosen. */
export function usePictureUrls(changes: readonly PictureChange[]): (string | undefined)[] {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  const made = useRef(urls);
  useEffect(() => {
    const files = changes.filter((change) => change instanceof File);
    const known = made.current;
    if (files.length === known.size && files.every((file) => known.has(file))) return;
    for (const [file, url] of known) if (!files.includes(file)) URL.revokeObjectURL(url);
    made.current = new Map(files.map((file) => [file, known.get(file) ?? URL.createObjectURL(file)]));
    setUrls(made.current);
  }, [changes]);
  useEffect(
    () => () => {
      for (const url of made.current.values()) URL.revokeObjectURL(url);
      made.current = new Map();
    },
    [],
  );
  return changes.map((change) => (change instanceof File ? urls.get(change) : undefined));
}
