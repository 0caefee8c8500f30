// Provides the page's categories from the browser cache or the server.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadEdition } from '../../queries/read-edition.ts';
import { categorySource } from './api.ts';
import { readCategories, writeCategories } from './categories-cache.ts';
import { type CategoryList, type CategoryListState, categoryList } from './category-list.ts';

const cache = { read: readCategories, write: writeCategories };
/** The browser keeps the categories of the edition that visitors see. */
const NOT_KEPT = { read: () => null, write: () => {} };

/** Prefetches what the page shows first, unless it is cached; failures are retried when the page is opened. */
export async function preloadCategories(): Promise<void> {
  const list = categoryList(categorySource(null), cache, Date.now);
  await new Promise<void>((resolve) => {
    list.subscribe(() => {
      if (!list.state().loading) resolve();
    });
    list.start();
    if (!list.state().loading) resolve();
  });
}

export function useCategories(): Pick<CategoryList, 'loadMore' | 'loadAll' | 'tryAgain'> & {
  state: CategoryListState;
} {
  const edition = useReadEdition();
  const [list] = useState(() =>
    categoryList(categorySource(edition), edition === null ? cache : NOT_KEPT, Date.now),
  );
  const state = useSyncExternalStore(list.subscribe, list.state);
  useEffect(() => {
    list.start();
    const again = () => {
      const { listFailed, someFailed } = list.state();
      if (listFailed || someFailed) void list.tryAgain();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [list]);
  return { state, loadMore: list.loadMore, loadAll: list.loadAll, tryAgain: list.tryAgain };
}
