// Endpoints for matching exhibitors and their products.

import { exhibitorSchema, productSchema } from '@visavis/domain/exhibitor/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const searchExhibitors = endpoint(calls.searchExhibitors, {
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
  output: z.array(exhibitorSchema),
});

export const listProducts = endpoint(calls.listProducts, {
  permission: 'anyone',
  summary: 'The products of an exhibitor; an empty list when it has none',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  output: z.array(productSchema),
});
