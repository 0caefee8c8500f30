// An organiser's changes to an import, one at a time, with refusals in words; a stale page loads the current state.
import type { ImportView } from '@visavis/contract/import/plan';
import { useText } from '../../i18n/text.ts';
import { useAction } from '../../queries/use-action.ts';
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

interface Change {
  kind: Busy;
  run: (view: ImportView) => Promise<ImportView | null>;
  view: ImportView;
}

export function useImportChanges(query: ReturnType<typeof useImport>) {
  const text = useText();
  const action = useAction({
    act: ({ run, view }: Change) => run(view),
    failed: text('imports.failed'),
    done: async (after) => {
      if (after) await query.accept(after);
    },
    refused: () => query.refresh(),
  });

  const change = async (kind: Busy, run: Change['run']): Promise<boolean> => {
    const { view } = query;
    return view !== undefined && (await action.run({ kind, run, view })) !== null;
  };

  return {
    busy: action.busyWith?.kind ?? null,
    refusal: action.failure,
    choose: (choices: Partial<Choices>) =>
      change('plan', (view) =>
        saveChoices(view, { choices: { ...view.choices, ...choices }, decisions: view.decisions }),
      ),
    /** Later decisions on the same problem replace earlier ones. */
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
