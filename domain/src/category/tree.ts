// Rules for changing the category tree: which names are equal, and positions within an order.
import { foldName } from '../exhibitor/merge.ts';

/** Maximum length of a category or sub-category name in any language, in characters. */
export const CATEGORY_NAME_LIMIT = 100;

/** The kinds of node that a change applies to, as used in URLs. */
export const CATEGORY_KINDS = ['category', 'sub-category'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** Keys of the category templates for new editions. */
export const TEMPLATE_NAMES = ['beauty-trade'] as const;
export type CategoryTemplate = (typeof TEMPLATE_NAMES)[number];

/** How long a merge can be undone, in days. */
export const MERGE_UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

/** The instant from which a merge can no longer be undone. */
export const mergeFinalAt = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS);

/** Merges after this instant can still be undone. */
export const mergesOpenSince = (now: Date): Date => new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);

/**
 * The node that already has this English name, ignoring case, width and spaces; null if the name is free.
 * @param exceptId the node being renamed
 */
export function findNamesake<Node extends { id: number; name: string }>(
  nodes: readonly Node[],
  name: string,
  exceptId?: number,
): Node | null {
  const wanted = foldName(name);
  return nodes.find((node) => node.id !== exceptId && foldName(node.name) === wanted) ?? null;
}

/**
 * An order with one id moved or added.
 * @param position zero-based, among the others; values beyond the end mean last
 */
export function placeAt(ids: readonly number[], id: number, position: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, position), id, ...others.slice(position)];
}
