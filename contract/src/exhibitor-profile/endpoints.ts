// Endpoints with which organisers list and read exhibitors, of the site's edition or of a draft.
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { chosenEdition } from '../edition/chosen.ts';
import { endpoint } from '../endpoint.ts';
import { exhibitorFactsSchema, exhibitorProfileSchema, listedExhibitorSchema } from './profile.ts';

const inPath = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const params = z.object({ id: inPath });
const filterLine = z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200)));

const READ_ERRORS = [
  'session.missing',
  'resource.not-found',
  'request.invalid',
  'server.unavailable',
] as const;

export const listExhibitors = endpoint({
  method: 'GET',
  path: '/api/exhibitors',
  permission: 'exhibitor.read',
  summary:
    'Exhibitors of an edition that match, with their hours taken and what is missing first in their profile; the x-total-count header holds the total',
  query: z.object({
    ...chosenEdition,
    /** Words in any order, each in name, booth, hall, country, a product or a representative, whatever the case and accents. */
    search: filterLine,
    category: z.optional(inPath),
    subCategory: z.optional(inPath),
    /** As written in the exhibitors' profiles. */
    country: filterLine,
    hall: filterLine,
    /** What is missing first; 'any' for every profile that is not complete, 'none' for the complete ones. */
    gap: z.optional(z.enum([...PROFILE_GAPS, 'any', 'none'])),
    taken: z.optional(z.enum(['full', 'some', 'none'])),
    /** Without it, those that are not archived. */
    archived: z.optional(z.enum(['true', 'false'])),
    sort: z.optional(z.enum(['name', 'booth', 'hours', 'gap'])),
    order: z.optional(z.enum(['asc', 'desc'])),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647))),
  }),
  status: 200,
  output: z.array(listedExhibitorSchema),
  errors: READ_ERRORS,
});

export const getExhibitorFacts = endpoint({
  method: 'GET',
  path: '/api/exhibitor-facts',
  permission: 'exhibitor.read',
  summary:
    'How many exhibitors an edition has, what their profiles lack, and the countries and halls to filter by',
  query: z.object(chosenEdition),
  status: 200,
  output: exhibitorFactsSchema,
  errors: READ_ERRORS,
});

export const getExhibitor = endpoint({
  method: 'GET',
  path: '/api/exhibitors/:id',
  permission: 'exhibitor.read',
  summary: 'An exhibitor of any edition with its texts, products, representatives and slots',
  params,
  status: 200,
  output: exhibitorProfileSchema,
  errors: READ_ERRORS,
});
