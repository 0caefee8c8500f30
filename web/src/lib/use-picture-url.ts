// URLs that show pictures which were chosen but not uploaded yet.
import { useEffect, useState } from 'react';

/** What happens to a picture when a page is saved: a file replaces it; null keeps it. */
export type PictureChange = File | 'removed' | null;

/** @returns undefined while none is chosen */
export const usePictureUrl = (change: PictureChange): string | undefined => usePictureUrls([change])[0];

/** One URL for each; undefined if none is chosen, and until the file has been read. */
export function usePictureUrls(changes: readonly PictureChange[]): (string | undefined)[] {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  const files = changes.filter((change) => change instanceof File);
  const missing = files.find((file) => !urls.has(file));
  useEffect(() => {
    if (!missing) return;
    // The site's content security policy allows data URLs, but no blobs.
    const reader = new FileReader();
    reader.onload = () => setUrls((known) => new Map(known).set(missing, String(reader.result)));
    reader.readAsDataURL(missing);
    return () => reader.abort();
  }, [missing]);
  return changes.map((change) => (change instanceof File ? urls.get(change) : undefined));
}
