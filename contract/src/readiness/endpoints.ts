// The endpoint that reports what an edition lacks before registration can be opened.
import { READINESS_CHECKS, READINESS_STATES } from '@visavis/domain/edition/readiness';
import { LANGUAGES } from '@visavis/domain/language/languages';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const readinessSchema = z.object({
  items: z.array(
    z.object({
      check: z.enum(READINESS_CHECKS),
      state: z.enum(READINESS_STATES),
      count: z.int(),
      /** Languages in which the text is missing. */
      languages: z.optional(z.array(z.enum(LANGUAGES))),
    }),
  ),
});
export type Readiness = z.infer<typeof readinessSchema>;

export const getReadiness = endpoint(calls.getReadiness, {
  permission: 'edition.read',
  summary: 'What an edition has and lacks, in the order in which it is set up',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  output: readinessSchema,
});
