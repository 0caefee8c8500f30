// Categories for the page, from what is kept in the browser or from the server.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { categorySource } from './api.ts';
import { readCategories, writeCategories } from './categories-cache.ts';
import { type CategoryList, type CategoryListState, categoryList } from './category-list.ts';

export function useCategories(): Pick<CategoryList, 'loadMore' | 'loadAll' | 'tryAgain'> & {
  state: CategoryListState;
} {
  const [list] = useState(() =>
    categoryList(categorySource, { read: readCategories, write: writeCategories }, Date.now),
  );
  const state = useSyncExternalStore(list.subscribe, list.state);
  useEffect(() => list.start(), [list]);
  return { state, loadMore: list.loadMore, loadAll: list.loadAll, tryAgain: list.tryAgain };
}
