// The colour of each company as this visitor knows it.
import { enterPigments, type PigmentedExhibitor, pigmentIn } from '@visavis/domain/exhibitor/pigment';
import { useCallback, useEffect, useMemo } from 'react';
import { useBrowserValue } from '../lib/use-browser-value.ts';
import { pigmentBook } from './pigment-book.ts';

const NOBODY: readonly PigmentedExhibitor[] = [];

export type PigmentOf = (exhibitor: PigmentedExhibitor) => number;

/**
 * @param own the visitor's companies that the page shows, in the order of choosing: they are entered in the book
 * @returns the pigment of any company, 0 to 9; the same function until a colour is given
 */
export function usePigments(own = NOBODY): PigmentOf {
  const book = useBrowserValue(pigmentBook.subscribe, pigmentBook.read, pigmentBook.empty);
  const entered = useMemo(() => enterPigments(book, own), [book, own]);
  useEffect(() => {
    // What is stored may know more than what is drawn: another tab's, or all of it while a page comes to life.
    const stored = pigmentBook.read();
    const next = enterPigments(stored, own);
    if (next !== stored) pigmentBook.write(next);
  }, [own]);
  return useCallback((exhibitor) => pigmentIn(entered, exhibitor), [entered]);
}
