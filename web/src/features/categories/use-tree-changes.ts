// An organiser's changes to the tree, one at a time, with a message for the outcome; a stale page loads the current
// tree.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { useState } from 'react';
import { isRefusal } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { type Faults, useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';
import type { TreeQuery } from './api.ts';

/** Which control is waiting for its reply. */
type ChangeKind = 'save' | 'add' | 'fill' | 'move' | 'delete' | 'merge' | 'undo';

interface Change {
  kind: ChangeKind;
  run: (version: number) => Promise<StoredTree>;
  done: (tree: StoredTree) => string;
  version: number;
  /** Why fields were refused, if the refusal is about fields. */
  faults: Faults;
}

export function useTreeChanges(query: TreeQuery) {
  const text = useText();
  const toast = useToast();
  /** The kind of the last change. */
  const [of, setOf] = useState<ChangeKind>('save');
  const action = useAction({
    act: ({ run, version }: Change) => run(version),
    failed: text('categories.failed'),
    isOutageHidden: true,
    hasFields: true,
    atOnce: ({ kind }) => setOf(kind),
    done: async (changed, { done }) => {
      await query.accept(changed);
      // A toast is visible even when the tree is scrolled far up.
      toast(done(changed), 'info', 'categories');
    },
    refused: async ({ faults, error }, change) => {
      change.faults = faults;
      if (isRefusal(error) && error.categoryTree) await query.accept(error.categoryTree);
      else query.refresh();
    },
  });

  /** @returns whether it was done, or the fields that were refused */
  async function change(kind: ChangeKind, run: Change['run'], done: Change['done']): Promise<true | Faults> {
    const tree = query.current();
    if (!tree) return {};
    const wanted: Change = { kind, run, done, version: tree.version, faults: {} };
    return (await action.run(wanted)) ? true : wanted.faults;
  }

  return {
    /** The last refused change, and why. */
    refusal: action.failure === null ? null : { of, sentence: action.failure },
    busy: action.busyWith?.kind ?? null,
    change,
    forgetRefusal: () => action.forget(),
  };
}
