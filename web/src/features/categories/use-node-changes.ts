// The actions on a node of the tree: type names, save, move, merge, delete, and undo a merge.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Faults } from '../../queries/use-action.ts';
import { useEditionLanguages } from '../../queries/use-edition-languages.ts';
import type * as api from './api.ts';
import type { Move } from './components/category-tree.tsx';
import { allRows, keyOf, type NodeKey, type TreeRow } from './tree-rows.ts';
import { useTreeChanges } from './use-tree-changes.ts';
import type { TypedFields, TypedNames } from './use-typed-names.ts';

const idOf = ({ kind, node }: TreeRow): api.NodeId => ({ kind, id: node.id });

/** The stored names in the form's shape. */
const storedNames = ({ node: { name, names } }: TreeRow): api.NodeNames => ({
  name,
  names: { ms: names.ms ?? '', 'zh-Hans': names['zh-Hans'] ?? '' },
});

/** The stored names overlaid with the typed ones: names that another organiser has changed since are kept. */
function typedOver(row: TreeRow, typed: TypedFields): api.NodeNames {
  const stored = storedNames(row);
  const { name = stored.name, ...names } = typed;
  return { name, names: { ...stored.names, ...names } };
}

/** The fields that differ from the stored names. */
function differing(row: TreeRow, { name, names }: api.NodeNames): TypedFields {
  const stored = storedNames(row);
  return {
    ...(name !== stored.name && { name }),
    ...Object.fromEntries(
      Object.entries(names).filter(([language, text]) => text !== stored.names[language as 'ms']),
    ),
  };
}

/** @param show selects a node and opens its category */
export function useNodeChanges(
  query: api.TreeQuery,
  { typed, type, forget }: TypedNames,
  show: (key: NodeKey, parentId: number | null) => void,
) {
  const text = useText();
  const languages = useEditionLanguages();
  const { refusal, busy, change, forgetRefusal } = useTreeChanges(query);
  const [errors, setErrors] = useState<Partial<Record<NodeKey, Faults>>>({});

  /** Saves one at a time, and stops at the first refusal. */
  async function save(rows: readonly TreeRow[]): Promise<void> {
    setErrors({});
    const waiting = rows.flatMap((row) => {
      const names = typed[row.key];
      return names ? [{ row, names: typedOver(row, names) }] : [];
    });
    for (const [index, { row, names }] of waiting.entries()) {
      const answer =
        names.name.trim() === ''
          ? { name: text('categories.nameMissing') }
          : await change(
              'save',
              (version) => query.calls.rename(version, idOf(row), names),
              () => text('categories.saved', { count: index + 1 }),
            );
      if (answer !== true) {
        setErrors({ [row.key]: answer });
        return show(row.key, row.parent?.id ?? null);
      }
      forget(row.key);
    }
  }

  function sentenceOfMove(tree: StoredTree, key: NodeKey): string {
    const row = allRows(tree, languages).find((one) => one.key === key);
    if (!row) return '';
    const place = { name: row.node.name, position: row.position + 1, count: row.siblings };
    return row.parent
      ? text('categories.moved', { ...place, parent: row.parent.name })
      : text('categories.movedCategory', place);
  }

  return {
    refusal,
    busy,
    forgetRefusal,
    namesOf: (row: TreeRow): api.NodeNames => typedOver(row, typed[row.key] ?? {}),
    errorsOf: ({ key }: TreeRow): Faults => errors[key] ?? {},
    type: (row: TreeRow, names: api.NodeNames) => {
      setErrors({});
      const fields = differing(row, names);
      if (Object.keys(fields).length === 0) forget(row.key);
      else type(row.key, fields);
    },
    save,
    discard: (rows: readonly TreeRow[]) => {
      setErrors({});
      for (const { key } of rows) forget(key);
    },
    add: async (wanted: api.NodeNames & { categoryId: number | null }) => {
      let key: NodeKey | null = null;
      const answer = await change(
        'add',
        async (version) => {
          const { id, tree } = await query.calls.add(version, wanted);
          key = keyOf(wanted.categoryId === null ? 'category' : 'sub-category', id);
          return tree;
        },
        () => text('categories.added', { name: wanted.name.trim() }),
      );
      if (key) show(key, wanted.categoryId);
      return answer;
    },
    fill: () =>
      change('fill', query.calls.fill, ({ categories }) =>
        text('categories.filled', { categories: categories.length }),
      ),
    move: async ({ row, parent, position }: Move) => {
      const answer = await change(
        'move',
        (version) => query.calls.move(version, idOf(row), { categoryId: parent?.id ?? null, position }),
        (tree) => sentenceOfMove(tree, row.key),
      );
      if (answer === true) show(row.key, parent?.id ?? null);
    },
    remove: async (row: TreeRow) => {
      const { name } = row.node;
      const answer = await change(
        'delete',
        (version) => query.calls.remove(version, idOf(row)),
        () => text('categories.deleted', { name }),
      );
      if (answer === true) forget(row.key);
    },
    merge: async (row: TreeRow, into: TreeRow) => {
      const names = { name: row.node.name, into: into.node.name };
      const answer = await change(
        'merge',
        (version) => query.calls.merge(version, idOf(row), into.node.id),
        () => text('categories.merged', names),
      );
      if (answer !== true) return;
      forget(row.key);
      show(into.key, into.parent?.id ?? null);
    },
    undo: ({ id, name }: StoredTree['merges'][number]) =>
      change(
        'undo',
        (version) => query.calls.undoMerge(version, id),
        () => text('categories.undone', { name }),
      ),
  };
}
