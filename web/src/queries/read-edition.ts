// The edition that a page uses: that of the personal link that opened it, or the one that visitors see.
import { createContext, use } from 'react';

/** Id of the link's edition; null without a link. */
export const ReadEdition = createContext<number | null>(null);

/** Part of the key of every query about an edition, and named by its call. */
export const useReadEdition = (): number | null => use(ReadEdition);
