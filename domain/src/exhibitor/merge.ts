// Merges duplicates in the organiser's lists into one exhibitor, so that each slot at a booth exists once.
import { inForm } from '../text/normalise.ts';

/** The part of a source row that merging reads; all other fields of the first row are kept. */
export interface MergeableExhibitor {
  company_name: string;
  booth_number: string;
  product_profile: string;
  description: string;
}

/**
 * Folds a name or booth for comparison: NFKC, trimmed, runs of white space collapsed to one space, lower case.
 * Letters are never dropped, so different names stay different in every script.
 */
export function foldName(text: string): string {
  // Normalised again, because lower-casing decomposes a few Greek letters; otherwise folding would not be idempotent.
  return inForm('NFKC', inForm('NFKC', text).trim().replace(/\s+/gu, ' ').toLowerCase());
}

/** The identity of an exhibitor within an edition: folded name and folded booth (decisions 5). */
export function exhibitorKey(exhibitor: { company_name: string; booth_number: string }): string {
  return JSON.stringify([foldName(exhibitor.company_name), foldName(exhibitor.booth_number)]);
}

const longer = (a: string, b: string): string => (b.length > a.length ? b : a);

/**
 * Merges rows of the same company name and booth (case-insensitive), keeping the longer product profile and
 * the longer description (business matching 5). Keeps the order of first appearance.
 * @param combine merges all other fields (sub-categories, products) into the row that is kept
 */
export function mergeExhibitors<Row extends MergeableExhibitor>(
  rows: readonly Row[],
  combine: (kept: Row, duplicate: Row) => Row = (kept) => kept,
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = exhibitorKey(row);
    const kept = byKey.get(key);
    if (kept === undefined) byKey.set(key, row);
    else
      byKey.set(key, {
        ...combine(kept, row),
        product_profile: longer(kept.product_profile, row.product_profile),
        description: longer(kept.description, row.description),
      });
  }
  return [...byKey.values()];
}
