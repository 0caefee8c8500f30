// Saves an exhibitor; what was refused is said where it was typed.
import { changeExhibitor, createExhibitor } from '@visavis/contract/exhibitor-profile/calls';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useTakeOver } from './api.ts';
import { type ExhibitorDraft, inputOf } from './draft.ts';

interface Saved {
  exhibitor: ExhibitorProfile;
}

export interface SaveRefusal {
  sentence: string;
  /** Somebody else has saved it in the meantime. */
  isStale: boolean;
  /** A sentence for each refused field, by its path. */
  fields: Readonly<Record<string, string>>;
}

/** @param id null for a new exhibitor */
export function useSave(id: number | null) {
  const text = useText();
  const takeOver = useTakeOver();
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);

  /** @returns undefined if nothing was saved */
  const save = async (draft: ExhibitorDraft, version: number | null): Promise<Saved | undefined> => {
    setSaving(true);
    setRefusal(null);
    try {
      const saved = await storeProfile(id, draft, version);
      takeOver(saved.exhibitor);
      return saved;
    } catch (error) {
      if (isSessionOver(error)) return undefined;
      if (error instanceof ApiError && error.exhibitor) takeOver(error.exhibitor);
      setRefusal(refusalIn(text, error));
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, refusal, forget: () => setRefusal(null) };
}

async function storeProfile(id: number | null, draft: ExhibitorDraft, version: number | null) {
  const profile = inputOf(draft);
  if (id === null) return { exhibitor: await call(createExhibitor, { query: {}, body: profile }) };
  const { told: _, ...exhibitor } = await call(changeExhibitor, {
    params: { id },
    body: { version: version ?? 0, tell: false, profile },
  });
  return { exhibitor };
}

function refusalIn(text: Text, error: unknown): SaveRefusal {
  const isStale = error instanceof ApiError && error.code === 'exhibitor.stale';
  return {
    sentence: sentenceOf(text, error, text('exhibitors.saveFailed')),
    isStale,
    fields: error instanceof ApiError ? byField(fieldSentences(text, error)) : {},
  };
}

/** A change sends the fields within `profile`, a new exhibitor as they are. */
const byField = (sentences: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).map(([path, words]) => [path.replace(/^profile\./, ''), words]),
  );
