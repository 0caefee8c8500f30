// An organiser's changes to an import, one at a time, with what was refused in words; a stale page shows what stands now.
import type { ImportView } from '@visavis/contract/import/plan';
import { useState } from 'react';
import { isSessionOver, serverSentence } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import {
  applyFile,
  type Choices,
  type Decision,
  discardFile,
  saveChoices,
  undoFile,
  type useImport,
  type Wishes,
} from './api.ts';

type Busy = 'plan' | 'apply' | 'undo' | 'discard';

export function useImportChanges(query: ReturnType<typeof useImport>) {
  const text = useText();
  const [busy, setBusy] = useState<Busy | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function change(kind: Busy, run: (view: ImportView) => Promise<ImportView | null>): Promise<boolean> {
    const { view } = query;
    if (busy !== null || !view) return false;
    setBusy(kind);
    setRefusal(null);
    try {
      const after = await run(view);
      if (after) await query.accept(after);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      if (isSessionOver(error)) return false;
      await query.refresh();
      setRefusal((error instanceof ApiError && serverSentence(text, error)) || text('imports.failed'));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    refusal,
    choose: (choices: Partial<Choices>) =>
      change('plan', (view) =>
        saveChoices(view, { choices: { ...view.choices, ...choices }, decisions: view.decisions }),
      ),
    /** Later decisions on the same trouble replace earlier ones. */
    decide: (decisions: readonly Decision[]) =>
      change('plan', (view) => {
        const keys = new Set(decisions.map(idOf));
        const others = view.decisions.filter((one) => !keys.has(idOf(one)));
        return saveChoices(view, { choices: view.choices, decisions: [...others, ...decisions] });
      }),
    apply: (wishes: Wishes) => change('apply', (view) => applyFile(view, wishes)),
    undo: () => change('undo', undoFile),
    discard: () =>
      change('discard', async ({ id }) => {
        await discardFile(id);
        query.forget();
        return null;
      }),
  };
}

const idOf = ({ kind, key }: Decision): string => `${kind} ${key}`;

export type ImportChanges = ReturnType<typeof useImportChanges>;
