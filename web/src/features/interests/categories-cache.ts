// Caches categories in the browser for 30 minutes, so that a return or a reload needs no request.
import { CATEGORY_CACHE_MINUTES, type CategoryTree } from '@visavis/domain/category/schema';
import {
  integerShape,
  listShape,
  namesShape,
  numberShape,
  recordShape,
  type Shape,
  textShape,
} from '../../lib/shape.ts';
import { readText, writeText } from '../../wizard/storage.ts';

const STORAGE_KEY = 'categoriesCache';
const CACHE_MS = CATEGORY_CACHE_MINUTES * 60_000;

export interface CachedCategories {
  /** When the list of categories was fetched, in milliseconds; nothing in the cache is older. */
  timestamp: number;
  /** Every category, in the order of the list; without sub-categories until its page is loaded. */
  categories: CategoryTree[];
  /** Categories whose sub-categories were fetched; those without any are not shown. */
  loadedIds: number[];
  /** Categories whose sub-categories could not be fetched: dropped, but not considered loaded. */
  failedIds: number[];
}

const named = { id: integerShape, name: textShape };
const names = { names: namesShape };
const categoryShape: Shape<CategoryTree> = recordShape(
  { ...named, subCategories: listShape(recordShape(named, { ...names, formerNames: listShape(textShape) })) },
  names,
);
const keptShape = recordShape(
  {
    timestamp: numberShape,
    categories: listShape(categoryShape),
    loadedIds: listShape(integerShape),
  },
  { failedIds: listShape(integerShape) },
);

/** @returns the fresh cache entry; null if there is none, it is stale, or it has another format */
export function readCategories(now: number): CachedCategories | null {
  const kept = keptShape(storedJson());
  if (!kept) return null;
  const age = now - kept.timestamp;
  return age >= 0 && age < CACHE_MS ? { ...kept, failedIds: kept.failedIds ?? [] } : null;
}

export function writeCategories(kept: CachedCategories): void {
  writeText(STORAGE_KEY, JSON.stringify(kept));
}

function storedJson(): unknown {
  try {
    return JSON.parse(readText(STORAGE_KEY) ?? 'null');
  } catch {
    // Text that is not JSON counts as an empty cache: the categories are fetched.
    return null;
  }
}
