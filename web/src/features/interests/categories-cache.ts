// Categories kept in the browser for 30 minutes, so that a return or a reload asks the server for nothing.
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

export interface KeptCategories {
  /** When the list of categories was fetched, in milliseconds: nothing kept is older than this. */
  timestamp: number;
  /** Every category of the list in its order; without sub-categories until its page is loaded. */
  categories: CategoryTree[];
  /** Categories whose sub-categories were fetched; one of these without any is not shown. */
  loadedIds: number[];
  /** Categories whose sub-categories could not be fetched: dropped, but not taken for loaded. */
  failedIds: number[];
}

const named = { id: integerShape, name: textShape };
const names = { names: namesShape };
const categoryShape: Shape<CategoryTree> = recordShape(
  { ...named, subCategories: listShape(recordShape(named, names)) },
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

/** @returns what is kept and still fresh; null when there is nothing, it is too old, or it is not ours */
export function readCategories(now: number): KeptCategories | null {
  const kept = keptShape(storedJson());
  if (!kept) return null;
  const age = now - kept.timestamp;
  return age >= 0 && age < CACHE_MS ? { ...kept, failedIds: kept.failedIds ?? [] } : null;
}

export function writeCategories(kept: KeptCategories): void {
  writeText(STORAGE_KEY, JSON.stringify(kept));
}

function storedJson(): unknown {
  try {
    return JSON.parse(readText(STORAGE_KEY) ?? 'null');
  } catch {
    // Somebody else's text is the same as nothing: the categories are fetched.
    return null;
  }
}
