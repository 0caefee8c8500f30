// Saves an exhibitor, and assigns the errors of a refusal to the fields of the page.
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { type Faults, Hindrance, useAction } from '../../queries/use-action.ts';
import { useTakeOver } from './api.ts';
import type { ExhibitorDraft } from './draft.ts';
import { isBackwards } from './presence.ts';
import { storePictures, storeProfile } from './store-exhibitor.ts';

export interface SaveRefusal {
  sentence: string;
  /** Whether somebody else has saved the exhibitor in the meantime. */
  isStale: boolean;
  /** A sentence for each refused field, by the same paths as in `ExhibitorForm`. */
  fields: Faults;
}

interface Wanted {
  draft: ExhibitorDraft;
  version: number | null;
  tell: boolean;
}

/** @param id the id of the exhibitor; null for a new one */
export function useSave(id: number | null) {
  const text = useText();
  const takeOver = useTakeOver();
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const action = useAction({
    act: async ({ draft, version, tell }: Wanted) => {
      const backwards = draft.people.filter(({ hours }) => hours?.some(isBackwards));
      if (backwards.length > 0) {
        const sentence = text('exhibitors.endsBefore');
        const fields = backwards.map(({ key }) => [`representatives.${key}.hours`, sentence]);
        throw new Hindrance(sentence, Object.fromEntries(fields));
      }
      const { exhibitor, told } = await storeProfile(id, draft, version, tell);
      return { ...(await storePictures(text, exhibitor, draft)), told };
    },
    failed: text('exhibitors.saveFailed'),
    atOnce: () => setRefusal(null),
    done: (saved) => {
      takeOver(saved.exhibitor);
      setRefusal(saved.refusal);
    },
    refused: ({ sentence, faults, error }, { draft }) => {
      if (error instanceof ApiError && error.exhibitor) takeOver(error.exhibitor);
      const isStale = error instanceof ApiError && error.code === 'exhibitor.stale';
      const fields = error instanceof ApiError ? byField(faults, draft) : faults;
      setRefusal({ sentence, isStale, fields });
    },
  });
  return {
    /** @returns what was saved, with the refused pictures; undefined if nothing was saved */
    save: async (wanted: Wanted) => (await action.run(wanted))?.came,
    isSaving: action.isBusy,
    refusal,
    forget: () => setRefusal(null),
  };
}

/**
 * The sentences by the paths that the page uses: without the prefix `profile.`, which only the errors of a change have,
 * and with keys for the indexes of products and people, which may be moved after saving.
 */
function byField(sentences: Faults, { products, people }: ExhibitorDraft): Record<string, string> {
  const keyed = (path: string) =>
    path.replace(/^profile\./, '').replace(/^(products|representatives)\.(\d+)/, (whole, list, place) => {
      const item = (list === 'products' ? products : people)[Number(place)];
      return item ? `${list}.${item.key}` : whole;
    });
  return Object.fromEntries(Object.entries(sentences).map(([path, words]) => [keyed(path), words]));
}
