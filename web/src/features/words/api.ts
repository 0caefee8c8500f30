// API calls about the words of an edition, and their entries in the query cache.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@visavis/contract/words/calls';
import type { PreviewedPage } from '@visavis/contract/words/previewed';
import type { StoredText } from '@visavis/contract/words/text';
import type { Language } from '@visavis/domain/language/languages';
import type { TextKey } from '@visavis/domain/words/texts';
import { call } from '../../lib/api-client.ts';

const KEY = 'words';

export type Fields = Record<string, string>;

/** A text of an edition; without an edition, of the one that the dashboard works on. */
export interface Place {
  key: TextKey;
  edition: number | undefined;
}

export function useTexts(edition: number | undefined) {
  return useQuery({
    queryKey: [KEY, 'list', edition],
    queryFn: ({ signal }) => call(calls.listTexts, { query: { edition }, signal }),
    staleTime: 0,
  });
}

export function useStoredText({ key, edition }: Place) {
  return useQuery({
    queryKey: [KEY, 'text', edition, key],
    queryFn: ({ signal }) => call(calls.getText, { params: { key }, query: { edition }, signal }),
    staleTime: 0,
  });
}

export function useTextVersions({ key, edition }: Place) {
  return useQuery({
    queryKey: [KEY, 'versions', edition, key],
    queryFn: ({ signal }) => call(calls.listTextVersions, { params: { key }, query: { edition }, signal }),
    staleTime: 0,
  });
}

/** @param fields as typed, debounced */
export function useTextPreview(
  { key, edition }: Place,
  language: Language,
  { fields, page }: { fields: Fields; page: PreviewedPage['name'] | undefined },
) {
  return useQuery({
    queryKey: ['preview', edition, key, language, page, fields],
    queryFn: ({ signal }) =>
      call(calls.previewText, {
        params: { key },
        query: { edition },
        body: { language, fields, ...(page && { page }) },
        signal,
      }),
    placeholderData: (former) => former,
    retry: false,
    gcTime: 0,
  });
}

/** The changes of a text; each responds with the text, which replaces the cached one. */
export function useTextCalls({ key, edition }: Place) {
  const queries = useQueryClient();
  const at = { params: { key }, query: { edition } };
  const textKey = [KEY, 'text', edition, key] as const;
  async function accept(answer: Promise<StoredText>): Promise<StoredText> {
    const text = await answer;
    await queries.cancelQueries({ queryKey: textKey });
    queries.setQueryData(textKey, text);
    void queries.invalidateQueries({ queryKey: [KEY, 'list'] });
    void queries.invalidateQueries({ queryKey: [KEY, 'versions'] });
    return text;
  }
  return {
    save: (revision: number, language: Language, fields: Fields) =>
      accept(call(calls.saveDraft, { ...at, body: { revision, drafts: { [language]: fields } } })),
    discard: (revision: number) => accept(call(calls.discardDraft, { ...at, body: { revision } })),
    publish: (revision: number, isNewVersion: boolean) =>
      accept(call(calls.publishDraft, { ...at, body: { revision, isNewVersion } })),
    agree: (revision: number, language: Language) =>
      accept(call(calls.agreeText, { ...at, body: { revision, language } })),
    restore: (revision: number, language: Language, version: number) =>
      accept(call(calls.restoreText, { ...at, body: { revision, language, version } })),
    decideOffer: (revision: number, language: Language, take: boolean) =>
      accept(call(calls.decideOffer, { ...at, body: { revision, language, take } })),
    /** Refetches the text after somebody else has changed it. */
    refresh: () => queries.invalidateQueries({ queryKey: textKey }),
  };
}
