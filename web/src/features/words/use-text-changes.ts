// Saves, publishes and restores a text: one change at a time, with the outcome in words.
import type { StoredText } from '@visavis/contract/words/text';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { type Place, useTextCalls } from './api.ts';
import { withPlaceholderNames } from './text-names.ts';
import { type TypedText, typedLanguages } from './typed-texts.ts';

export interface TextOutcome {
  kind: 'done' | 'refused';
  sentence: string;
}
export type TextAction = 'save' | 'discard' | 'publish' | 'agree' | 'restore' | 'offer';

/** @param onTyped replaces what was typed */
export function useTextChanges(place: Place, onTyped: (typed: TypedText | undefined) => void) {
  const text = useText();
  const calls = useTextCalls(place);
  const action = useAction({
    act: ({ work }: { kind: TextAction; work: () => Promise<string> }) => work(),
    failed: text('words.failed'),
    refused: async ({ error }) => {
      if (error instanceof ApiError && error.code === 'words.stale') await calls.refresh();
    },
  });
  const run = async (kind: TextAction, work: () => Promise<string>): Promise<boolean> =>
    (await action.run({ kind, work })) !== null;
  const { failure, came, faults } = action;
  const outcome = useMemo((): TextOutcome | null => {
    if (failure !== null) return { kind: 'refused', sentence: failure };
    return came === undefined ? null : { kind: 'done', sentence: came };
  }, [failure, came]);
  /** By path, such as 'drafts.en.lead'. */
  const problems = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(faults).map(([path, sentence]) => [path, withPlaceholderNames(text, sentence)]),
      ),
    [faults, text],
  );

  return {
    busy: action.busyWith?.kind ?? null,
    outcome,
    problems,
    /** Clears the message of a field that is being corrected. */
    forget: action.forget,
    forgetAll: () => action.forget(),
    save: (typed: TypedText) =>
      run('save', async () => {
        let left = typed;
        // One language at a time: together they could exceed the limit of a request.
        for (const language of typedLanguages(typed)) {
          const fields = typed.languages[language];
          if (!fields) continue;
          const { revision } = await calls.save(left.revision, language, fields);
          const { [language]: _saved, ...languages } = left.languages;
          left = { revision, languages };
          onTyped(Object.keys(languages).length === 0 ? undefined : left);
        }
        return text('words.saved');
      }),
    discard: ({ revision }: StoredText) =>
      run('discard', async () => {
        await calls.discard(revision);
        return text('words.discarded');
      }),
    publish: ({ revision }: StoredText, isNewVersion: boolean) =>
      run('publish', async () => {
        await calls.publish(revision, isNewVersion);
        return text('words.published');
      }),
    agree: ({ revision }: StoredText, language: Language) =>
      run('agree', async () => {
        await calls.agree(revision, language);
        return text('words.agreed', { language: LANGUAGE_NAMES[language] });
      }),
    restore: ({ revision }: StoredText, language: Language, version: number) =>
      run('restore', async () => {
        await calls.restore(revision, language, version);
        return text('words.restored');
      }),
    decideOffer: ({ revision }: StoredText, language: Language, take: boolean) =>
      run('offer', async () => {
        await calls.decideOffer(revision, language, take);
        return text(take ? 'words.offerTaken' : 'words.offerLeft');
      }),
  };
}

export type TextChanges = ReturnType<typeof useTextChanges>;
