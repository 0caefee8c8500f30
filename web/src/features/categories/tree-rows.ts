// The rows of the tree of categories as they are shown, and where keys lead in it.
import type { StoredCategory, StoredSubCategory, StoredTree } from '@visavis/contract/category-tree/tree';
import { type CategoryHints, hintsOfCategory, hintsOfSubCategory } from '@visavis/domain/category/hints';
import { nameIn } from '@visavis/domain/category/names';
import type { CategoryKind } from '@visavis/domain/category/tree';
import type { EditionLanguages, Language } from '@visavis/domain/language/languages';

/** A node as the page names it: 'category-3', 'sub-category-12'. */
export type NodeKey = `${CategoryKind}-${number}`;

export interface TreeRow {
  key: NodeKey;
  kind: CategoryKind;
  node: StoredCategory | StoredSubCategory;
  /** The category of a sub-category. */
  parent: StoredCategory | null;
  /** Its position among its siblings, counted from 0, and their number. */
  position: number;
  siblings: number;
  hints: CategoryHints;
  /** Of a category; null for a sub-category. */
  isOpen: boolean | null;
}

export const keyOf = (kind: CategoryKind, id: number): NodeKey => `${kind}-${id}`;

/** Every row, open or not, in the order of the tree. @param languages of the edition, for its hints */
export function allRows({ categories }: StoredTree, languages: EditionLanguages): TreeRow[] {
  const subs = categories.flatMap(({ subCategories }) => subCategories);
  return categories.flatMap((category, place) => [
    {
      key: keyOf('category', category.id),
      kind: 'category' as const,
      node: category,
      parent: null,
      position: place,
      siblings: categories.length,
      hints: hintsOfCategory(category, languages),
      isOpen: false,
    },
    ...category.subCategories.map((sub, position) => ({
      key: keyOf('sub-category', sub.id),
      kind: 'sub-category' as const,
      node: sub,
      parent: category,
      position,
      siblings: category.subCategories.length,
      hints: hintsOfSubCategory(sub, subs, languages),
      isOpen: null,
    })),
  ]);
}

export const needsLook = ({ hints }: TreeRow): boolean =>
  hints.missing.length > 0 || hints.like !== null || hints.isHardlyUsed;

/**
 * The visible rows.
 * @param search also matches other languages and former names; the categories of matches are shown too
 */
export function shownRows(rows: readonly TreeRow[], opened: ReadonlySet<NodeKey>, search: string): TreeRow[] {
  const wanted = search.trim().toLowerCase();
  const found = rows.filter((row) => wanted === '' || isFound(row, wanted));
  const parents = new Set(found.flatMap(({ parent }) => (parent ? [parent.id] : [])));
  const isOpen = ({ key, node, kind }: TreeRow) =>
    kind === 'category' ? (wanted === '' ? opened.has(key) : parents.has(node.id)) : null;
  return rows.flatMap((row) => {
    const { kind, parent, node } = row;
    const isShown =
      wanted === ''
        ? !parent || opened.has(keyOf('category', parent.id))
        : found.includes(row) || (kind === 'category' && parents.has(node.id));
    return isShown ? [{ ...row, isOpen: isOpen(row) }] : [];
  });
}

function isFound({ node }: TreeRow, wanted: string): boolean {
  const former = 'formerNames' in node ? node.formerNames : [];
  return [node.name, ...Object.values(node.names), ...former].some((name) =>
    name?.toLowerCase().includes(wanted),
  );
}

/** What a key does in the tree; null for a key that does nothing. */
export type TreeAction =
  | { go: NodeKey }
  | { open: NodeKey; isOpen: boolean }
  | { move: { row: TreeRow; parent: StoredCategory | null; position: number } }
  | null;

interface Pressed {
  key: string;
  altKey: boolean;
}

/** @param rows the visible ones */
export function actionOf(
  { key, altKey }: Pressed,
  row: TreeRow,
  rows: readonly TreeRow[],
  { categories }: StoredTree,
): TreeAction {
  const at = rows.findIndex((one) => one.key === row.key);
  const go = (to: TreeRow | undefined): TreeAction => (to ? { go: to.key } : null);
  if (altKey) return movedBy(key, row, categories);
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.isOpen === false) return { open: row.key, isOpen: true };
      return row.isOpen && rows[at + 1]?.parent ? go(rows[at + 1]) : null;
    case 'ArrowLeft':
      if (row.isOpen) return { open: row.key, isOpen: false };
      return row.parent ? { go: keyOf('category', row.parent.id) } : null;
    default:
      return null;
  }
}

/** Up and down move among the siblings; left and right move a sub-category to the end of another category. */
function movedBy(key: string, row: TreeRow, categories: readonly StoredCategory[]): TreeAction {
  const { parent, position, siblings } = row;
  const to = position + (key === 'ArrowDown' ? 1 : -1);
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return to >= 0 && to < siblings ? { move: { row, parent, position: to } } : null;
  if (!parent || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const place = categories.findIndex(({ id }) => id === parent.id) + (key === 'ArrowRight' ? 1 : -1);
  const other = categories[place];
  return other ? { move: { row, parent: other, position: other.subCategories.length } } : null;
}

/** The next row whose name begins with the typed text, after this one and wrapping around; null if there is none. */
export function typedAhead(
  typed: string,
  row: TreeRow,
  rows: readonly TreeRow[],
  language: Language,
): NodeKey | null {
  const at = rows.findIndex((one) => one.key === row.key);
  const wanted = typed.toLowerCase();
  // While more of a name is typed, a row that still matches stays.
  const around = wanted.length > 1 ? rotated(rows, at) : rotated(rows, at + 1);
  return around.find(({ node }) => nameIn(node, language).toLowerCase().startsWith(wanted))?.key ?? null;
}

const rotated = <T>(list: readonly T[], from: number): T[] => [...list.slice(from), ...list.slice(0, from)];

/** Where a dragged row goes when it is dropped on another; null if it cannot go there. */
export function dropOn(dragged: TreeRow, target: TreeRow): Extract<TreeAction, { move: unknown }> | null {
  if (dragged.key === target.key) return null;
  if (dragged.kind === 'category') {
    if (target.kind !== 'category') return null;
    return { move: { row: dragged, parent: null, position: target.position } };
  }
  if (target.kind === 'category') {
    const category = target.node as StoredCategory;
    return { move: { row: dragged, parent: category, position: category.subCategories.length } };
  }
  return { move: { row: dragged, parent: target.parent, position: target.position } };
}
