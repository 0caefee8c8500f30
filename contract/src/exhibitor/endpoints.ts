// Exhibitors that match, and what they show.

import { exhibitorSchema, productSchema } from '@visavis/domain/exhibitor/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const searchExhibitors = endpoint({
  method: 'POST',
  path: '/api/exhibitors/search',
  permission: 'anyone',
  summary:
    'The exhibitors that stand in any of the given sub-categories, best match first. With a limit only that many of them, from the offset on, and the header x-total-count says how many there are',
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
  summary: 'The products of an exhibitor; an empty list when it shows none',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  status: 200,
  output: z.array(productSchema),
  errors: ['resource.not-found', 'request.invalid', 'server.unavailable'],
});
