// Endpoints of the organiser's site content, in the language of the request (cookie or Accept-Language).
import {
  aboutContentSchema,
  documentContentSchema,
  placeContentSchema,
} from '@visavis/domain/content/schema';
import { FACT_NAMES } from '@visavis/domain/words/programme-facts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const getPlace = endpoint(calls.getPlace, {
  permission: 'anyone',
  summary: 'Where the exhibition takes place',
  output: placeContentSchema,
});

export const getAbout = endpoint(calls.getAbout, {
  permission: 'anyone',
  summary: 'The organiser’s description of the exhibition: the four parts of the About page',
  output: aboutContentSchema,
});

export const getPrivacy = endpoint(calls.getPrivacy, {
  permission: 'anyone',
  summary: 'How personal data is handled',
  output: documentContentSchema,
});

export const getProgrammes = endpoint(calls.getProgrammes, {
  permission: 'anyone',
  summary: 'What the two programmes offer and ask for: sentences with placeholders, such as {amount}',
  output: z.record(z.enum(FACT_NAMES), z.string()),
});

/** Pages built from an organiser's published content. */
export const WRITTEN_PAGES = ['about', 'privacy', 'terms'] as const;

export const getPublished = endpoint(calls.getPublished, {
  permission: 'anyone',
  summary:
    'The pages whose words are published for the edition that visitors see or, while there is none, for the next one; and when the next one opens, if that is set',
  output: z.object({
    pages: z.array(z.enum(WRITTEN_PAGES)),
    /** The next edition: its name, and its start as YYYY-MM-DD and minutes from midnight at the fair. */
    opening: z.nullable(z.object({ name: z.string(), date: z.string(), minute: z.int() })),
  }),
});

export const getTerms = endpoint(calls.getTerms, {
  permission: 'anyone',
  summary: 'The terms that apply to registrations and applications',
  output: documentContentSchema,
});
