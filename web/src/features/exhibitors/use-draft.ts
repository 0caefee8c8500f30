// The state of an exhibitor's draft: it follows what is stored, keeps what was typed, and knows what changed.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { useState } from 'react';
import { changedParts, type DraftPart, draftOf, EMPTY_DRAFT, type ExhibitorDraft, rebased } from './draft.ts';

interface Kept {
  /** The version that the draft is based on; null for a new exhibitor. */
  version: number | null;
  stored: ExhibitorDraft;
  draft: ExhibitorDraft;
  /** Parts changed here that somebody else has also changed and saved; saving would replace their values. */
  conflicts: readonly DraftPart[];
}

/** @param exhibitor the exhibitor as it is stored now; undefined for a new one */
export function useDraft(exhibitor: ExhibitorProfile | undefined) {
  const [kept, setKept] = useState<Kept>(() => keptOf(exhibitor));
  if (exhibitor && kept.version !== null && exhibitor.version > kept.version) {
    const stored = draftOf(exhibitor);
    const theirs = new Set([...kept.conflicts, ...changedParts(kept.stored, stored)]);
    const draft = rebased(kept.stored, stored, kept.draft);
    const conflicts = changedParts(stored, draft).filter((part) => theirs.has(part));
    setKept({ version: exhibitor.version, stored, draft, conflicts });
  }
  return {
    stored: kept.stored,
    draft: kept.draft,
    version: kept.version,
    changes: changedParts(kept.stored, kept.draft),
    conflicts: kept.conflicts,
    set: (change: Partial<ExhibitorDraft>) =>
      setKept((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    discard: () => setKept((before) => ({ ...before, draft: before.stored, conflicts: [] })),
    /** Called after saving: the stored exhibitor replaces the draft, except for the parts in `left`. */
    restart: (saved: ExhibitorProfile, left: Partial<ExhibitorDraft>) => {
      const stored = draftOf(saved);
      setKept({ version: saved.version, stored, draft: { ...stored, ...left }, conflicts: [] });
    },
  };
}

const keptOf = (exhibitor: ExhibitorProfile | undefined): Kept => {
  const stored = exhibitor ? draftOf(exhibitor) : EMPTY_DRAFT;
  return { version: exhibitor?.version ?? null, stored, draft: stored, conflicts: [] };
};
