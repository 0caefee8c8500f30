// Endpoints of the public exhibitor directory.

import {
  DIRECTORY_SORTS,
  directoryDetailSchema,
  directoryEntrySchema,
  directoryFactsSchema,
} from '@visavis/domain/directory/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const idList = z
  .string()
  .check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/, coded(message('directory.too-many-ids'))));

export const listDirectory = endpoint(calls.listDirectory, {
  permission: 'anyone',
  summary:
    'Exhibitors that match the given words, categories, countries and free hours; the x-total-count header holds the total',
  query: z.object({
    /** Every word must occur in the name, booth, country, profile, description or a product name. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /** Category ids; matches any of them. */
    categories: z.optional(idList),
    /** Names of countries or regions separated by '|'; matches any of them. */
    countries: z.optional(z.string().check(z.maxLength(2000))),
    /** Only exhibitors with a free hour. */
    free: z.optional(z.literal('true')),
    sort: z.optional(z.enum(DIRECTORY_SORTS)),
    /** Page size; ten by default. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  }),
  output: z.array(directoryEntrySchema),
});

export const getDirectoryFacts = endpoint(calls.getDirectoryFacts, {
  permission: 'anyone',
  summary: 'Counts of the directory: exhibitors, countries and categories',
  output: directoryFactsSchema,
});

export const getDirectoryEntry = endpoint(calls.getDirectoryEntry, {
  permission: 'anyone',
  summary: 'One exhibitor with its sub-categories and free hours',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  output: directoryDetailSchema,
});
