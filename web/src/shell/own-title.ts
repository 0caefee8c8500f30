// Lets a page's content replace the page's title, since a document may have only one.
import { createContext, useContext, useLayoutEffect } from 'react';

export const OwnTitle = createContext<(isOwn: boolean) => void>(() => {});

/** Removes the title of the surrounding page while this one is rendered. */
export function useOwnTitle(isOwn: boolean): void {
  const setOwn = useContext(OwnTitle);
  // Before the browser paints, so that there are never two.
  useLayoutEffect(() => {
    if (!isOwn) return;
    setOwn(true);
    return () => setOwn(false);
  }, [isOwn, setOwn]);
}
