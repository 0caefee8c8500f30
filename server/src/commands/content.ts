// The entries of a backup, in this order: the head, every table with its rows in parts, every document, the end.
import * as z from 'zod';

/** In COPY text format one row is one line. */
export const LINE_END = 10;

export const HEAD = 'head.json';
export const END = 'end.json';

/** The entry that holds one part of a table's rows, in COPY text format; rows are never split. */
export const rowsEntry = (table: string, part: number): string => `tables/${table}.${part}.copy`;
export const tableOfEntry = (entry: string): string | undefined =>
  /^tables\/(.+)\.\d+\.copy$/.exec(entry)?.[1];

/** The entry that holds a document, encrypted as in the store. */
export const documentEntry = (name: string): string => `documents/${name}`;
export const documentOfEntry = (entry: string): string | undefined => /^documents\/(.+)$/.exec(entry)?.[1];

const shapeSchema = z.object({
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

/** The head that both formats share. */
export const headShape = {
  /** The moment of the database snapshot, as an ISO instant. */
  takenAt: z.string(),
  shape: shapeSchema,
  /** Base64; only in a backup protected by a passphrase. */
  dataKey: z.string().optional(),
};

export const headSchema = z.object({ format: z.literal(2), ...headShape });
export type BackupHead = Omit<z.infer<typeof headSchema>, 'format'>;

export const endSchema = z.object({
  /** The number of rows by table. */
  rows: z.record(z.string(), z.number()),
  documents: z.number(),
  /** Documents that the database names, but the store no longer had. */
  missing: z.array(z.string()),
});
export type BackupEnd = z.infer<typeof endSchema>;

export interface Counts {
  tables: number;
  rows: number;
  documents: number;
}
