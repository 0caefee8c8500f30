// The colour of each company for this visitor.
import { enterPigments, type PigmentedExhibitor, pigmentIn } from '@visavis/domain/exhibitor/pigment';
import { useCallback, useEffect, useMemo } from 'react';
import { useBrowserValue } from '../lib/use-browser-value.ts';
import { pigmentBook } from './pigment-book.ts';

const NOBODY: readonly PigmentedExhibitor[] = [];

export type PigmentOf = (exhibitor: PigmentedExhibitor) => number;

/**
 * @param own the visitor's companies on the page, in order of selection: they are entered in the book
 * @returns the pigment of any company, 0 to 9; the same function until a colour is assigned
 */
export function usePigments(own = NOBODY): PigmentOf {
  const book = useBrowserValue(pigmentBook.subscribe, pigmentBook.read, pigmentBook.empty);
  const entered = useMemo(() => enterPigments(book, own), [book, own]);
  useEffect(() => {
    // The stored book may contain more than was rendered: entries of another tab, or all of them while hydrating.
    const stored = pigmentBook.read();
    const next = enterPigments(stored, own);
    if (next !== stored) pigmentBook.write(next);
  }, [own]);
  return useCallback((exhibitor) => pigmentIn(entered, exhibitor), [entered]);
}
