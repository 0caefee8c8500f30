// Changes a person's notes, tags or tasks, keeping what was typed.
import type { Person } from '@visavis/contract/person/person';
import { useText } from '../../i18n/text.ts';
import { type Action, useAction } from '../../queries/use-action.ts';
import { useTakeOver } from './api.ts';

/** Returns the part of the person that has changed. */
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
