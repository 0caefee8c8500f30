// An organiser's changes to the tree, one at a time, with the outcome in words; a stale page shows what stands now.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { useState } from 'react';
import { fieldSentences, isSessionOver, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useToast } from '../../ui/toast.tsx';
import type { TreeQuery } from './api.ts';

/** Which control is waiting for its reply. */
type ChangeKind = 'save' | 'add' | 'fill' | 'move' | 'delete' | 'merge' | 'undo';

/** The change that was refused last, and why. */
interface Refusal {
  of: ChangeKind;
  sentence: string;
}

/** Sentences by the path of a field, where a change was refused for what was typed. */
export type FieldErrors = Record<string, string>;

export function useTreeChanges(query: TreeQuery) {
  const text = useText();
  const toast = useToast();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState<ChangeKind | null>(null);

  /** @returns whether it was done, or the fields that were refused */
  async function change(
    kind: ChangeKind,
    run: (version: number) => Promise<StoredTree>,
    done: (tree: StoredTree) => string,
  ): Promise<true | FieldErrors> {
    const tree = query.current();
    if (busy !== null || !tree) return {};
    setBusy(kind);
    setRefusal(null);
    try {
      const changed = await run(tree.version);
      await query.accept(changed);
      // In sight also where the tree is far above.
      toast(done(changed), 'info', 'categories');
      return true;
    } catch (error) {
      return await refuse(kind, error);
    } finally {
      setBusy(null);
    }
  }

  async function refuse(of: ChangeKind, error: unknown): Promise<FieldErrors> {
    if (!(error instanceof ApiError)) console.error(error);
    if (isSessionOver(error)) return {};
    const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefusal && error.categoryTree) await query.accept(error.categoryTree);
    else query.refresh();
    const fields = isRefusal ? fieldSentences(text, error) : {};
    if (Object.keys(fields).length === 0)
      setRefusal({
        of,
        sentence: (isRefusal && serverSentence(text, error)) || text('categories.failed'),
      });
    return fields;
  }

  return {
    refusal,
    busy,
    change,
    forgetRefusal: () => setRefusal(null),
  };
}
