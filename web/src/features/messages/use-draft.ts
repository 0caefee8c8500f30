// A draft as it is being written: saved after a pause, and what is typed stays whatever the server answers.
import { saveGroupMessage } from '@visavis/contract/group-message/calls';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldSentences, isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useTakeOver } from './api.ts';

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
  const [values, setValues] = useState<DraftValues>(() => valuesOf(stored));
  const [saved, setSaved] = useState(() => JSON.stringify(values));
  const [refused, setRefused] = useState<string | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<{ sentence: string; isStale: boolean } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const typed = JSON.stringify(values);
  const isDirty = typed !== saved;

  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      const body = { version: stored.version, ...values };
      takeOver(await call(saveGroupMessage, { params: { id: stored.id }, body }));
      setSaved(typed);
      setErrors({});
    } catch (error) {
      if (isSessionOver(error)) return;
      const fields = error instanceof ApiError ? fieldSentences(text, error) : {};
      setErrors(fields);
      // What was refused is not sent again before it is changed.
      setRefused(typed);
      const isStale = error instanceof ApiError && error.status === 409;
      if (Object.keys(fields).length === 0)
        setFailure({ sentence: sentenceOf(text, error, text('messages.saveFailed')), isStale });
    } finally {
      setSaving(false);
    }
  };

  const saveRested = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isDirty || isSaving || typed === refused) return;
    const timer = setTimeout(saveRested, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, isDirty, isSaving, refused]);

  return {
    values,
    errors,
    failure,
    isDirty,
    isSaving,
    change: (part: Partial<DraftValues>) => setValues((before) => ({ ...before, ...part })),
    save: () => void save(),
  };
}

export type Draft = ReturnType<typeof useDraft>;
