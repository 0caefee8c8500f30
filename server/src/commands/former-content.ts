// The JSON records of a backup in the former format, in order: head, every table with its rows, every document, end.
import * as z from 'zod';
import { headShape } from './content.ts';

export const contentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('backup'),
    format: z.literal(1),
    ...headShape,
  }),
  /** Its rows follow as bytes. */
  z.object({ kind: z.literal('table'), name: z.string() }),
  z.object({ kind: z.literal('rows'), count: z.number() }),
  /** Its sealed content follows as bytes. */
  z.object({ kind: z.literal('document'), name: z.string(), size: z.number(), sha256: z.string() }),
  /** A document that the database names, but the store no longer had. */
  z.object({ kind: z.literal('missing-document'), name: z.string() }),
  z.object({ kind: z.literal('end'), tables: z.number(), rows: z.number(), documents: z.number() }),
]);

export type Content = z.infer<typeof contentSchema>;
