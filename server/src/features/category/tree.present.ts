// Turns rows of categories into the tree that organisers read, and nodes into entries of the audit trail.
import type { StoredCategory, StoredSubCategory, StoredTree } from '@visavis/contract/category-tree/tree';
import { type CategoryKind, mergeFinalAt } from '@visavis/domain/category/tree';
import type { listMerges } from './merge.repository.ts';
import type { listCategories, listFormerNames, listSubCategories } from './tree.repository.ts';

type Rows<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>;

interface TreeRows {
  edition: number;
  version: number;
  categories: Rows<typeof listCategories>;
  subCategories: Rows<typeof listSubCategories>;
  formerNames: Rows<typeof listFormerNames>;
  merges: Rows<typeof listMerges>;
}

export function presentTree({
  edition,
  version,
  categories,
  subCategories,
  formerNames,
  merges,
}: TreeRows): StoredTree {
  const formerOf = (id: number, current: string): string[] => {
    const rows = formerNames.filter((former) => former.sub_category_id === id);
    const all = rows.flatMap(({ name, names }) => [
      name,
      ...Object.values(names).filter((one) => one !== undefined),
    ]);
    return [...new Set(all)].filter((name) => name !== current);
  };
  const nameOf = (kind: CategoryKind, id: number): string | undefined =>
    (kind === 'category' ? categories : subCategories).find((node) => node.id === id)?.name;
  return {
    edition,
    version,
    categories: categories.map((category) => ({
      ...category,
      subCategories: subCategories
        .filter((sub) => sub.category_id === category.id)
        .map(({ category_id, ...sub }) => ({ ...sub, formerNames: formerOf(sub.id, sub.name) })),
    })),
    merges: merges.flatMap(({ id, kind, name, into_id, merged_at }) => {
      const into = nameOf(kind, into_id);
      if (into === undefined) return [];
      const [mergedAt, undoUntil] = [merged_at.toISOString(), mergeFinalAt(merged_at).toISOString()];
      return [{ id, kind, name, into, mergedAt, undoUntil }];
    }),
  };
}

/** A node with its place; positions count from 0. */
export function recordedNode(
  { name, names }: Pick<StoredCategory | StoredSubCategory, 'name' | 'names'>,
  place: { category?: string | undefined; position: number },
): object {
  return { name, ...names, ...place };
}
