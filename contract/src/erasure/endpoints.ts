// Endpoints that preview and carry out the erasure of a person.

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { messageSchema } from '../outcome.ts';
import * as calls from './calls.ts';

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });

export const erasurePreviewSchema = z.object({
  name: z.string(),
  company: z.string(),
  /** All registrations with this email address, which are erased together. */
  registrations: z.array(
    z.object({
      id: z.int(),
      reference: z.string(),
      programme: z.enum(['business', 'hosted']),
      /** Not deleted yet. */
      isLive: z.boolean(),
    }),
  ),
  /** Why the person cannot be erased now, as a sentence; null if nothing prevents it. */
  hindrance: z.nullable(z.string()),
  /** The same, as code and values. */
  hindranceReason: z.nullable(messageSchema),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

export const previewErasure = endpoint(calls.previewErasure, {
  permission: 'person.erase',
  summary: 'What erasing the person of a registration would erase',
  params,
  output: erasurePreviewSchema,
});

export const erasePerson = endpoint(calls.erasePerson, {
  permission: 'person.erase',
  summary:
    'Permanently erases the person of a registration, with every registration under the same email address',
  params,
  output: z.object({ references: z.array(z.string()) }),
  records: ['person.erase'],
  errors: ['application.money-held'],
});
