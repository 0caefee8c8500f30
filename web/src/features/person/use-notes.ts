// A change of a person's notes, tags or tasks: what was typed stays.
import type { Person } from '@visavis/contract/person/person';
import { useText } from '../../i18n/text.ts';
import { type Action, useAction } from '../../queries/use-action.ts';
import { useTakeOver } from './api.ts';

/** Answers with the part of the person that has changed. */
type Change = () => Promise<Partial<Person>>;

export function useNotes(reference: string): Action<Change, Partial<Person>> {
  const text = useText();
  const takeOver = useTakeOver(reference);
  return useAction({
    act: (change: Change) => change(),
    failed: text('people.noteFailed'),
    done: (changed) => takeOver((before) => ({ ...before, ...changed })),
  });
}
