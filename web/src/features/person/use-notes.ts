// A change of a person's notes: whether one runs, and why the last was refused; what was typed stays.
import type { Person } from '@visavis/contract/person/person';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { useTakeOver } from './api.ts';

export function useNotes(reference: string) {
  const text = useText();
  const takeOver = useTakeOver(reference);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** @param work answers with the part of the person that has changed @returns whether it was done */
  const run = async (work: () => Promise<Partial<Person>>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(null);
    try {
      const changed = await work();
      takeOver((before) => ({ ...before, ...changed }));
      return true;
    } catch (error) {
      if (!isSessionOver(error)) setRefusal(sentenceOf(text, error, text('people.noteFailed')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, refusal };
}
