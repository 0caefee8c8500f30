// Loads categories page by page with their sub-categories, drops those without any, and caches the result.
import {
  CATEGORY_PAGE_SIZE,
  type Category,
  type CategoryTree,
  type SubCategory,
} from '@visavis/domain/category/schema';
import type { CachedCategories } from './categories-cache.ts';

export interface CategorySource {
  list(): Promise<Category[]>;
  subCategories(categoryId: number): Promise<SubCategory[]>;
}

interface CategoryCache {
  read(now: number): CachedCategories | null;
  write(kept: CachedCategories): void;
}

export interface CategoryListState {
  /** Loaded, with sub-categories, in the order of the edition. */
  categories: CategoryTree[];
  loading: boolean;
  /** Whether there are categories that no page has requested yet. */
  hasMore: boolean;
  /** The list itself could not be fetched. */
  listFailed: boolean;
  /** Some categories were dropped because their sub-categories could not be fetched. */
  someFailed: boolean;
}

export interface CategoryList {
  state(): CategoryListState;
  subscribe(onChange: () => void): () => void;
  /** Shows the cached categories, or fetches the first page; a second call does nothing. */
  start(): void;
  loadMore(): Promise<void>;
  /** Loads all remaining pages, one after the other, so that a search covers everything. */
  loadAll(): Promise<void>;
  /** Retries what failed. */
  tryAgain(): Promise<void>;
}

const WAITING: CategoryListState = {
  categories: [],
  loading: true,
  hasMore: false,
  listFailed: false,
  someFailed: false,
};

export function categoryList(source: CategorySource, cache: CategoryCache, now: () => number): CategoryList {
  let kept: CachedCategories | null = null;
  let state = WAITING;
  let started = false;
  /** The current run; concurrent calls wait for it instead of fetching a page twice. */
  let running: Promise<void> | null = null;
  let wantsAll = false;
  const listeners = new Set<() => void>();

  function show(part: Partial<CategoryListState>): void {
    state = { ...state, ...(kept ? shownOf(kept) : {}), ...part };
    for (const listener of listeners) listener();
  }

  function run(work: () => Promise<void>): Promise<void> {
    running ??= (async () => {
      show({ loading: true });
      try {
        await work();
        while (kept && shouldContinue(kept)) await loadPage(kept, nextPage(kept));
      } finally {
        running = null;
        show({ loading: false });
      }
    })();
    return running;
  }

  /** A search needs every page, and a page whose categories are all empty would show nothing at all. */
  function shouldContinue(sofar: CachedCategories): boolean {
    if (nextPage(sofar).length === 0) return false;
    const showsNothing = shownOf(sofar).categories.length === 0 && sofar.failedIds.length === 0;
    return wantsAll || showsNothing;
  }

  async function loadList(): Promise<void> {
    try {
      const timestamp = now();
      const categories = await source.list();
      kept = {
        timestamp,
        categories: categories.map((category) => ({ ...category, subCategories: [] })),
        loadedIds: [],
        failedIds: [],
      };
    } catch (error) {
      console.error('Categories could not be loaded.', error);
      show({ listFailed: true });
      return;
    }
    show({ listFailed: false });
    await loadPage(kept, nextPage(kept));
  }

  async function loadPage(from: CachedCategories, ids: readonly number[]): Promise<void> {
    const fetched = new Map<number, SubCategory[]>();
    const failed: number[] = [];
    await Promise.all(
      ids.map(async (id) => {
        try {
          fetched.set(id, await source.subCategories(id));
        } catch (error) {
          console.error(`Sub-categories of category ${id} could not be loaded.`, error);
          failed.push(id);
        }
      }),
    );
    kept = {
      timestamp: from.timestamp,
      categories: from.categories.map((category) => ({
        ...category,
        subCategories: fetched.get(category.id) ?? category.subCategories,
      })),
      loadedIds: [...from.loadedIds, ...fetched.keys()],
      failedIds: [...from.failedIds.filter((id) => !ids.includes(id)), ...failed],
    };
    cache.write(kept);
    show({});
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      if (started) return;
      started = true;
      kept = cache.read(now());
      if (kept) show({ loading: false });
      else void run(loadList);
    },
    async loadMore() {
      await run(async () => {
        if (kept) await loadPage(kept, nextPage(kept));
      });
    },
    async loadAll() {
      wantsAll = true;
      if (running || (kept && nextPage(kept).length > 0)) await run(async () => undefined);
    },
    async tryAgain() {
      await run(async () => {
        if (!kept) await loadList();
        else if (kept.failedIds.length > 0) await loadPage(kept, kept.failedIds);
      });
    },
  };
}

function nextPage({ categories, loadedIds, failedIds }: CachedCategories): number[] {
  const requested = new Set([...loadedIds, ...failedIds]);
  return categories
    .map(({ id }) => id)
    .filter((id) => !requested.has(id))
    .slice(0, CATEGORY_PAGE_SIZE);
}

function shownOf(kept: CachedCategories): Pick<CategoryListState, 'categories' | 'hasMore' | 'someFailed'> {
  return {
    categories: kept.categories.filter(({ subCategories }) => subCategories.length > 0),
    hasMore: nextPage(kept).length > 0,
    someFailed: kept.failedIds.length > 0,
  };
}
