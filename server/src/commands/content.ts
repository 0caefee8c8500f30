// The JSON records of a backup, in this order: its head, every table with its rows, every document, and the end.
import * as z from 'zod';

const shapeSchema = z.object({
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

export const contentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('backup'),
    format: z.literal(1),
    /** The moment of the database snapshot, as an ISO instant. */
    takenAt: z.string(),
    shape: shapeSchema,
    /** Base64; only in a backup protected by a passphrase. */
    dataKey: z.string().optional(),
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
export type ContentOf<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>;

export interface Counts {
  tables: number;
  rows: number;
  documents: number;
}
