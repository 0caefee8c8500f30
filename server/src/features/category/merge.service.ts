// Organisers merge categories and sub-categories, with a preview, and can undo a merge for some days.
import type { MergePreview, StoredCategory, StoredTree } from '@visavis/contract/category-tree/tree';
import { MERGE_UNDO_DAYS, mergeFinalAt, placeAt } from '@visavis/domain/category/tree';
import { type Message, message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import * as merges from './merge.repository.ts';
import { orderCategories, orderSubCategories } from './tree.repository.ts';
import {
  type Change,
  changeTree,
  entryOf,
  type Found,
  findNode,
  findTaken,
  readTree,
  requireNode,
  type Seen,
  type Target,
  type TreeDependencies,
} from './tree.service.ts';

/** The node to merge away, and the id of the one that remains. */
interface Merge extends Target {
  into: number;
}

const idsOf = (nodes: readonly { id: number }[]): number[] => nodes.map(({ id }) => id);
/** The ids of a category's sub-categories, or of the sub-category itself. */
const setOf = ({ node }: Found): number[] =>
  'subCategories' in node ? idsOf(node.subCategories) : [node.id];

/** @throws 'request.invalid' for a merge with itself, 'resource.not-found' */
function findBoth(tree: StoredTree, { kind, id, into }: Merge): { from: Found; into: Found } {
  if (id === into) throw invalid({ into: message('category.merge-with-itself') });
  return { from: requireNode(tree, { kind, id }), into: requireNode(tree, { kind, id: into }) };
}

const withBoth = ({ from, into, after }: { from: number; into: number; after: number }) => ({
  from,
  into,
  both: from + into - after,
  after,
});

export async function previewMerge(
  { db, clock, editions }: TreeDependencies,
  { edition, ...merge }: Merge & { edition: number | undefined },
): Promise<MergePreview> {
  const editionId = await editions.idForStaff(edition);
  const { from, into } = findBoth(await readTree(db, editionId, clock()), merge);
  const counts = await merges.countMerge(db, { from: setOf(from), into: setOf(into) });
  return {
    exhibitors: withBoth(counts.exhibitors),
    products: withBoth(counts.products),
    registrations: withBoth(counts.registrations),
  };
}

export function mergeNodes(dependencies: TreeDependencies, seen: Seen, merge: Merge): Promise<StoredTree> {
  return changeTree(dependencies, seen, async ({ transaction, tree, editionId, now }) => {
    const { from, into } = findBoth(tree, merge);
    if (merge.kind === 'sub-category') await merges.lockSubCategories(transaction, [merge.id, merge.into]);
    const { exhibitors, registrations } = await merges.countMerge(transaction, {
      from: setOf(from),
      into: setOf(into),
    });
    const { name, names } = from.node;
    const ended = {
      editionId,
      fromId: merge.id,
      name,
      names,
      position: from.position,
      intoId: merge.into,
      now,
    };
    if (from.parent) await merges.mergeSubCategory(transaction, { ...ended, categoryId: from.parent.id });
    else {
      await orderSubCategories(transaction, merge.into, [...setOf(into), ...setOf(from)]);
      await merges.mergeCategory(transaction, { ...ended, subCategoryIds: setOf(from) });
    }
    return {
      action: 'category.merge',
      subject: name,
      before: { ...entryOf(from), exhibitors: exhibitors.from, registrations: registrations.from },
      after: { into: into.node.name, exhibitors: exhibitors.after, registrations: registrations.after },
    };
  });
}

const undoOver = (reason: Message) => new AppError('category.undo-over', reason);

/** @throws 'category.undo-over' when it is too late, the merge target is gone, or the name is taken */
export function undoMerge(dependencies: TreeDependencies, seen: Seen, id: number): Promise<StoredTree> {
  return changeTree(dependencies, seen, async (change) => {
    const { transaction, tree, editionId, now } = change;
    const merge = await merges.findMerge(transaction, { id, editionId });
    if (!merge) throw new AppError('resource.not-found', message('category.merge-unknown'));
    const { kind, name, names, into_id } = merge;
    if (merge.undone_at) throw undoOver(message('category.merge-undone'));
    if (now >= mergeFinalAt(merge.merged_at))
      throw undoOver(message('category.merge-too-old', { days: MERGE_UNDO_DAYS }));
    const into = findNode(tree, { kind, id: into_id });
    if (!into) throw undoOver(message('category.merge-target-gone', { name }));
    const taken = findTaken(tree, { kind, name });
    if (taken) throw undoOver(taken);
    if (into.parent) await restoreSubCategory(change, merge, into.parent);
    else await restoreCategory(change, merge, into);
    await merges.markUndone(transaction, id, now);
    return { action: 'category.undo-merge', subject: name, after: { name, ...names, from: into.node.name } };
  });
}

/** Restores it into its own category, or into the merge target's if its own is gone. */
async function restoreSubCategory(
  { transaction, tree }: Change,
  merge: merges.MergeRow,
  parentOfOther: StoredCategory,
): Promise<void> {
  const parent = tree.categories.find(({ id }) => id === merge.category_id) ?? parentOfOther;
  await merges.lockSubCategories(transaction, [merge.into_id]);
  await merges.restoreSubCategory(transaction, merge, parent.id);
  const order = placeAt(idsOf(parent.subCategories), merge.from_id, merge.position);
  await orderSubCategories(transaction, parent.id, order);
}

/** Restores it with those of its sub-categories that the merge target still has. */
async function restoreCategory(
  { transaction, tree }: Change,
  merge: merges.MergeRow,
  into: Found,
): Promise<void> {
  await merges.restoreCategory(transaction, merge);
  await orderCategories(transaction, placeAt(idsOf(tree.categories), merge.from_id, merge.position));
  const present = new Set(setOf(into));
  const own = merge.moved_sub_categories.filter((id) => present.has(id));
  await orderSubCategories(transaction, merge.from_id, own);
}
