// A draft that is being written: saved after a pause, and what is typed stays whatever the server answers.
import { saveGroupMessage } from '@visavis/contract/group-message/calls';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { useReadAgain, useTakeOver } from './api.ts';

export type DraftValues = Pick<GroupMessage, 'audience' | 'words' | 'inEnglish' | 'skipsUnknown'>;

/** A pause in typing, in milliseconds. */
const REST_MS = 800;

const valuesOf = ({ audience, words, inEnglish, skipsUnknown }: DraftValues): DraftValues => ({
  audience,
  words,
  inEnglish,
  skipsUnknown,
});

export function useDraft(stored: GroupMessage) {
  const text = useText();
  const takeOver = useTakeOver();
  const readAgain = useReadAgain();
  const [values, setValues] = useState<DraftValues>(() => valuesOf(stored));
  const [saved, setSaved] = useState(() => JSON.stringify(values));
  const theirs = JSON.stringify(valuesOf(stored));
  /** The stored values, as far as this page wrote or showed them. */
  const [seen, setSeen] = useState(theirs);
  const [refused, setRefused] = useState<string | null>(null);
  const typed = JSON.stringify(values);
  const save = useAction({
    act: () => {
      const body = { version: stored.version, ...values };
      return call(saveGroupMessage, { params: { id: stored.id }, body });
    },
    failed: text('messages.saveFailed'),
    hasFields: true,
    done: (answer) => {
      setSeen(JSON.stringify(valuesOf(answer)));
      setSaved(typed);
      takeOver(answer);
    },
    refused: async ({ error }) => {
      // What was refused is not sent again until it is changed.
      setRefused(typed);
      // The stored version is shown beside what was typed.
      if (error instanceof ApiError && error.status === 409) await readAgain(stored.id);
    },
  });
  const isSaving = save.isBusy;
  const isDirty = typed !== saved;
  const isElsewhere = theirs !== seen && !isSaving;
  if (isElsewhere && !isDirty) {
    // It was saved in another window, and nothing typed here would be lost.
    setValues(valuesOf(stored));
    setSaved(theirs);
    setSeen(theirs);
  }
  const isStale = isElsewhere && isDirty;

  const saveRested = useEffectEvent(() => void save.run());
  useEffect(() => {
    if (!isDirty || isSaving || isStale || typed === refused) return;
    const timer = setTimeout(saveRested, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, isDirty, isSaving, isStale, refused]);

  return {
    values,
    errors: save.faults,
    failure: save.failure,
    isStale,
    isDirty,
    isSaving,
    change: (part: Partial<DraftValues>) => setValues((before) => ({ ...before, ...part })),
    save: () => void save.run(),
    keepMine: () => {
      setSeen(theirs);
      setRefused(null);
      save.forget();
    },
    takeTheirs: () => {
      setSeen(theirs);
      setValues(valuesOf(stored));
      setSaved(theirs);
      save.forget();
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
