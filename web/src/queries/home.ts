// What the home page asks the server beyond the edition, so that it can be fetched before the page is shown.
import { queryOptions } from '@tanstack/react-query';
import { getPlace } from '@visavis/contract/content/calls';
import { getDirectoryFacts, listDirectory } from '@visavis/contract/directory/calls';
import type { Language } from '@visavis/domain/language/languages';
import { call } from '../lib/api-client.ts';

/** Two rows of four, as on the palette. */
const STRIP_LENGTH = 8;

/** The server answers in the language of the reader's cookie: each language has an answer of its own. */
export const placeQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'place', language],
    queryFn: ({ signal }) => call(getPlace, { signal }),
  });

export const factsQuery = () =>
  queryOptions({
    queryKey: ['directory', 'facts'],
    queryFn: ({ signal }) => call(getDirectoryFacts, { signal }),
  });

export const stripQuery = () =>
  queryOptions({
    queryKey: ['directory', 'strip'],
    queryFn: ({ signal }) => call(listDirectory, { query: { sort: 'free', limit: STRIP_LENGTH }, signal }),
  });
