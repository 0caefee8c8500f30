// Organisers change the tree of categories: versioned, audited, and refused with a message that says what to do.
import type { StoredCategory, StoredSubCategory, StoredTree } from '@visavis/contract/category-tree/tree';
import type { AuditAction } from '@visavis/domain/audit/actions';
import type { CategoryNames } from '@visavis/domain/category/names';
import { CATEGORY_TEMPLATES } from '@visavis/domain/category/templates';
import {
  type CategoryKind,
  type CategoryTemplate,
  findNamesake,
  placeAt,
} from '@visavis/domain/category/tree';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import type { EditionService } from '../edition/public.ts';
import { listMerges } from './merge.repository.ts';
import { presentTree, recordedNode } from './tree.present.ts';
import * as stored from './tree.repository.ts';

export interface TreeDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

/** The version that the organiser saw, and the organiser. */
export interface Seen {
  /** The requested edition; if undefined, the dashboard's current edition. */
  edition: number | undefined;
  version: number;
  organiser: Organiser;
}

export interface Target {
  kind: CategoryKind;
  id: number;
}

/** A node with its place in the tree. */
export interface Found {
  node: StoredCategory | StoredSubCategory;
  /** The category of a sub-category; null for a category. */
  parent: StoredCategory | null;
  position: number;
}

/** The context of a change. */
export interface Change {
  transaction: Transaction<Database>;
  /** The tree before the change. */
  tree: StoredTree;
  editionId: number;
  now: Date;
}

/** What a change did, for the audit trail. */
interface Recorded {
  action: AuditAction;
  subject: string;
  before?: object;
  after?: object;
}

export async function readTree(db: Kysely<Database>, editionId: number, now: Date): Promise<StoredTree> {
  // The version is read first: if the tree changes in between, a later change is refused as stale rather than wrong.
  const version = await stored.readVersion(db, editionId);
  return presentTree({
    edition: editionId,
    version,
    categories: await stored.listCategories(db, editionId),
    subCategories: await stored.listSubCategories(db, editionId),
    formerNames: await stored.listFormerNames(db, editionId),
    merges: await listMerges(db, editionId, now),
  });
}

/** Locks the tree, lets `work` change it, and records that. Throws 'category.stale' for another version. */
export async function changeTree(
  { db, clock, editions }: TreeDependencies,
  { edition, version, organiser }: Seen,
  work: (change: Change) => Promise<Recorded>,
): Promise<StoredTree> {
  const editionId = await editions.idForStaff(edition);
  const now = clock();
  const change = async (transaction: Transaction<Database>): Promise<StoredTree> => {
    const current = await stored.lockVersion(transaction, editionId);
    const tree = await readTree(transaction, editionId, now);
    if (current !== version)
      throw new AppError('category.stale', message('category.changed'), { categoryTree: tree });
    const recorded = await work({ transaction, tree, editionId, now });
    await stored.raiseVersion(transaction, editionId);
    await recordAction(transaction, { at: now, actor: organiser, ...recorded });
    return readTree(transaction, editionId, now);
  };
  // Storing an exhibitor can deadlock with a change to the tree.
  return retryOnConflict(() => db.transaction().execute(change), { exhausted: busy });
}

export function findNode({ categories }: StoredTree, { kind, id }: Target): Found | null {
  for (const [place, category] of categories.entries()) {
    if (kind === 'category' && category.id === id) return { node: category, parent: null, position: place };
    const position = category.subCategories.findIndex((sub) => sub.id === id);
    const node = category.subCategories[position];
    if (kind === 'sub-category' && node) return { node, parent: category, position };
  }
  return null;
}

/** @throws 'resource.not-found' */
export function requireNode(tree: StoredTree, target: Target): Found {
  const found = findNode(tree, target);
  if (!found) throw new AppError('resource.not-found', message('category.unknown'));
  return found;
}

export const entryOf = ({ node, parent, position }: Found): object =>
  recordedNode(node, { category: parent?.name, position });

/** Names without the empty translations. */
function namesOf({ name, names }: stored.Names): stored.Names {
  const given = Object.entries(names).filter(([, text]) => text !== undefined && text !== '');
  return { name, names: Object.fromEntries(given) as CategoryNames };
}

/** The message naming the node that already has this name; null if it is free. @param id of the node being renamed */
export function findTaken(
  { categories }: StoredTree,
  { kind, id, name }: { kind: CategoryKind; id?: number; name: string },
): Message | null {
  if (kind === 'category') {
    const other = findNamesake(categories, name, id);
    return other && message('category.category-taken', { name: other.name });
  }
  for (const category of categories) {
    const other = findNamesake(category.subCategories, name, id);
    if (other) return message('category.sub-category-taken', { name: other.name, category: category.name });
  }
  return null;
}

/** @throws 'request.invalid' */
function requireFree(tree: StoredTree, wanted: { kind: CategoryKind; id?: number; name: string }): void {
  const taken = findTaken(tree, wanted);
  if (taken) throw invalid({ name: taken });
}

/** @returns the new node's id in addition to the tree */
export async function addNode(
  dependencies: TreeDependencies,
  seen: Seen,
  { categoryId, ...wanted }: stored.Names & { categoryId: number | null },
): Promise<{ id: number; tree: StoredTree }> {
  let id = 0;
  const kind = categoryId === null ? 'category' : 'sub-category';
  const tree = await changeTree(dependencies, seen, async ({ transaction, tree: before, editionId, now }) => {
    const given = namesOf(wanted);
    requireFree(before, { kind, name: given.name });
    if (categoryId !== null) requireNode(before, { kind: 'category', id: categoryId });
    id =
      categoryId === null
        ? await stored.insertCategory(transaction, editionId, given)
        : await stored.insertSubCategory(transaction, { editionId, categoryId, ...given });
    const after = entryOf(requireNode(await readTree(transaction, editionId, now), { kind, id }));
    return { action: 'category.add', subject: given.name, after };
  });
  return { id, tree };
}

/** @throws 'category.in-use' for an edition that has categories */
export function fillTree(
  dependencies: TreeDependencies,
  seen: Seen,
  template: CategoryTemplate,
): Promise<StoredTree> {
  return changeTree(dependencies, seen, async ({ transaction, tree: before, editionId }) => {
    if (before.categories.length > 0)
      throw new AppError('category.in-use', message('category.tree-not-empty'));
    const categories = CATEGORY_TEMPLATES[template];
    await stored.insertTree(transaction, editionId, categories);
    return {
      action: 'category.fill',
      subject: template,
      after: Object.fromEntries(
        categories.map(({ name, subCategories }) => [name, subCategories.map((sub) => sub.name)]),
      ),
    };
  });
}

export function renameNode(
  dependencies: TreeDependencies,
  seen: Seen,
  { kind, id, ...wanted }: Target & stored.Names,
): Promise<StoredTree> {
  return changeTree(dependencies, seen, async ({ transaction, tree: before }) => {
    const found = requireNode(before, { kind, id });
    const given = namesOf(wanted);
    requireFree(before, { kind, id, name: given.name });
    await stored.writeNames(transaction, { kind, id, ...given });
    if (kind === 'sub-category' && found.node.name !== given.name)
      await stored.keepFormerName(transaction, id, found.node);
    return {
      action: 'category.rename',
      subject: found.node.name,
      before: entryOf(found),
      after: entryOf({ ...found, node: { ...found.node, ...given } }),
    };
  });
}

export function moveNode(
  dependencies: TreeDependencies,
  seen: Seen,
  { kind, id, categoryId, position }: Target & { categoryId: number | null; position: number },
): Promise<StoredTree> {
  if (kind === 'category' && categoryId !== null)
    throw invalid({ categoryId: message('category.no-parent') });
  if (kind === 'sub-category' && categoryId === null)
    throw invalid({ categoryId: message('category.parent-missing') });
  return changeTree(dependencies, seen, async ({ transaction, tree: before, editionId, now }) => {
    const found = requireNode(before, { kind, id });
    const parent =
      categoryId === null ? null : requireNode(before, { kind: 'category', id: categoryId }).node;
    const siblings = parent && 'subCategories' in parent ? parent.subCategories : before.categories;
    const order = placeAt(
      siblings.map((sibling) => sibling.id),
      id,
      position,
    );
    if (categoryId === null) await stored.orderCategories(transaction, order);
    else await stored.orderSubCategories(transaction, categoryId, order);
    return {
      action: 'category.move',
      subject: found.node.name,
      before: entryOf(found),
      after: entryOf(requireNode(await readTree(transaction, editionId, now), { kind, id })),
    };
  });
}

/** @throws 'category.in-use' for a node that is not empty, with the number of uses */
export function deleteNode(dependencies: TreeDependencies, seen: Seen, target: Target): Promise<StoredTree> {
  const { kind, id } = target;
  return changeTree(dependencies, seen, async ({ transaction, tree: before }) => {
    const found = requireNode(before, target);
    if ('subCategories' in found.node) {
      const { length: subCategories } = found.node.subCategories;
      if (subCategories > 0)
        throw new AppError('category.in-use', message('category.not-empty', { subCategories }));
    } else {
      const uses = await stored.lockUses(transaction, id);
      if (uses.exhibitors > 0 || uses.registrations > 0)
        throw new AppError('category.in-use', message('category.in-use', uses));
    }
    await stored.deleteNode(transaction, kind, id);
    return { action: 'category.delete', subject: found.node.name, before: entryOf(found) };
  });
}
