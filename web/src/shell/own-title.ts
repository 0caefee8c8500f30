// Whether what stands in a page's place says its own title: a document has one.
import { createContext, useContext, useLayoutEffect } from 'react';

export const OwnTitle = createContext<(isOwn: boolean) => void>(() => {});

/** The title of the page around is taken away as long as this one is said. */
export function useOwnTitle(isOwn: boolean): void {
  const tell = useContext(OwnTitle);
  // Before anything is painted, so that there are never two.
  useLayoutEffect(() => {
    if (!isOwn) return;
    tell(true);
    return () => tell(false);
  }, [isOwn, tell]);
}
