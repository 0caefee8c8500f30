// Rules for changing the tree of categories: names that count as the same, and places in an order.
import { foldName } from '../exhibitor/merge.ts';

/** Longest name of a category or sub-category in any language, in characters. */
export const CATEGORY_NAME_LIMIT = 100;

/** What a change applies to, as it is written in addresses. */
export const CATEGORY_KINDS = ['category', 'sub-category'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** Sets of categories that an edition without any can begin with, as calls name them. */
export const TEMPLATE_NAMES = ['beauty-trade'] as const;
export type CategoryTemplate = (typeof TEMPLATE_NAMES)[number];

/** How long a merge can be undone, in days. */
export const MERGE_UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

/** The instant from which a merge cannot be undone any more. */
export const mergeFinalAt = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS);

/** Merges after this instant can be undone now. */
export const mergesOpenSince = (now: Date): Date => new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);

/**
 * The one that has this English name already, ignoring case, width and spaces; null if the name is free.
 * @param exceptId the one that is being renamed
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
 * @param position counted from 0, among the others; beyond the end counts as the end
 */
export function placeAt(ids: readonly number[], id: number, position: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, position), id, ...others.slice(position)];
}
