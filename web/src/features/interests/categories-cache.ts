// Categories kept in the browser for 30 minutes, so that a return or a reload asks the server for nothing.
import { CATEGORY_CACHE_MINUTES, categoryTreeSchema } from '@visavis/domain/category/schema';
import * as z from 'zod/mini';
import { readText, writeText } from '../../wizard/storage.ts';

const STORAGE_KEY = 'categoriesCache';
const CACHE_MS = CATEGORY_CACHE_MINUTES * 60_000;

const keptCategoriesSchema = z.object({
  /** When the list of categories was fetched, in milliseconds: nothing kept is older than this. */
  timestamp: z.number(),
  /** Every category of the list in its order; without sub-categories until its page is loaded. */
  categories: z.array(categoryTreeSchema),
  /** Categories whose sub-categories were fetched; one of these without any is not shown. */
  loadedIds: z.array(z.int()),
  /** Categories whose sub-categories could not be fetched: dropped, but not taken for loaded. */
  failedIds: z._default(z.array(z.int()), []),
});
export type KeptCategories = z.infer<typeof keptCategoriesSchema>;

/** @returns what is kept and still fresh; null when there is nothing, it is too old, or it is not ours */
export function readCategories(now: number): KeptCategories | null {
  const kept = keptCategoriesSchema.safeParse(storedJson());
  if (!kept.success) return null;
  const age = now - kept.data.timestamp;
  return age >= 0 && age < CACHE_MS ? kept.data : null;
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
