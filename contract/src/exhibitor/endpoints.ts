// Endpoints for matching exhibitors and their products, and the organisers' list of exhibitors.

import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import { exhibitorSchema, productSchema } from '@visavis/domain/exhibitor/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });

export const searchExhibitors = endpoint({
  method: 'POST',
  path: '/api/exhibitors/search',
  permission: 'anyone',
  summary:
    'Exhibitors in any of the given sub-categories, best match first. A limit returns only that many, from the offset on; the x-total-count header holds the total',
  body: z
    .object({
      subcategories: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
      limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
      offset: z.optional(z.int().check(z.minimum(0))),
    })
    .check(
      z.refine(({ limit, offset }) => offset === undefined || limit !== undefined, {
        error: coded(message('exhibitor.offset-without-limit')),
        path: ['offset'],
      }),
    ),
  status: 200,
  output: z.array(exhibitorSchema),
  errors: [
    'request.unreadable',
    'request.invalid',
    'request.too-large',
    'request.wrong-media-type',
    'request.too-many',
    'server.unavailable',
  ],
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/exhibitors/:id/products',
  permission: 'anyone',
  summary: 'The products of an exhibitor; an empty list when it has none',
  params: idParams,
  status: 200,
  output: z.array(productSchema),
  errors: ['resource.not-found', 'request.invalid', 'server.unavailable'],
});

/** An exhibitor in the organisers' list. */
export const listedExhibitorSchema = z.object({
  id: z.int(),
  companyName: z.string(),
  boothNumber: z.string(),
  regionCountry: z.string(),
  /** In the order of the edition's lists. */
  subCategories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Meetings that it can have in the same hour. */
  places: z.int(),
  /** Hours of all places that are not blocked. */
  hours: z.int(),
  /** Live meetings, each an hour of one place: pending or approved. */
  hoursTaken: z.int(),
  productCount: z.int(),
  /** What the profile lacks first; null when it is complete. */
  firstGap: z.nullable(z.enum(PROFILE_GAPS)),
});
export type ListedExhibitor = z.infer<typeof listedExhibitorSchema>;

export const listExhibitors = endpoint({
  method: 'GET',
  path: '/api/exhibitors',
  permission: 'exhibitor.read',
  summary:
    'Exhibitors that match the search, by name and booth, with their hours taken and what is missing first in their profile; the x-total-count header holds the total',
  query: z.object({
    /** Words in any order, each in name, booth or country, whatever the case and accents. */
    search: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    /** As written in the exhibitors' profiles. */
    country: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    subCategory: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647))),
  }),
  status: 200,
  output: z.array(listedExhibitorSchema),
  errors: ['session.missing', 'request.invalid', 'server.unavailable'],
});

/** An exhibitor with its texts and products, as organisers read it. */
export const exhibitorDetailSchema = z.object({
  ...listedExhibitorSchema.shape,
  productProfile: z.string(),
  description: z.string(),
  hasLogo: z.boolean(),
  /** In the order in which visitors see them. */
  products: z.array(
    z.object({ id: z.int(), name: z.string(), description: z.string(), hasImage: z.boolean() }),
  ),
});
export type ExhibitorDetail = z.infer<typeof exhibitorDetailSchema>;

export const getExhibitor = endpoint({
  method: 'GET',
  path: '/api/exhibitors/:id',
  permission: 'exhibitor.read',
  summary: 'An exhibitor of the current edition with its texts and its products in order',
  params: idParams,
  status: 200,
  output: exhibitorDetailSchema,
  errors: ['session.missing', 'resource.not-found', 'request.invalid', 'server.unavailable'],
});
