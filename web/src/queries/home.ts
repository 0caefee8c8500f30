// Queries of the home page beyond the edition, shared so that they can be prefetched.
import { queryOptions } from '@tanstack/react-query';
import { getPlace } from '@visavis/contract/content/calls';
import { getDirectoryFacts, listDirectory } from '@visavis/contract/directory/calls';
import type { Language } from '@visavis/domain/language/languages';
import { call } from '../lib/api-client.ts';

/** Two rows of four, like the pans of the palette. */
const STRIP_LENGTH = 8;

/** The server answers in the language of the reader's cookie, so each language is cached separately. */
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
