// Reads a backup in the order in which it was written, and rejects an incomplete one.
import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { ArchiveError } from '../adapters/archive/archive-error.ts';
import type { EntryRead } from '../adapters/archive/file.ts';
import type { TableShape } from '../adapters/database/snapshot.ts';
import {
  type BackupHead,
  type Counts,
  documentOfEntry,
  END,
  endSchema,
  HEAD,
  headSchema,
  tableOfEntry,
} from './content.ts';

/** Far larger than any document, head or end: a larger entry is not ours. */
const ENTRY_MAX_BYTES = 64 * 2 ** 20;

/** Receives each part of a backup, in order. */
export interface BackupReader {
  head(head: BackupHead): Promise<void>;
  /** Called for each part of the rows. Must consume all of `rows`. @returns their number */
  table(table: TableShape, rows: AsyncIterable<Buffer>): Promise<number>;
  document(name: string, content: Buffer): Promise<void>;
  missingDocument(name: string): Promise<void>;
}

/** @throws ArchiveError where the backup is incomplete; discard what was read before */
export async function readBackup(entries: AsyncGenerator<EntryRead>, reader: BackupReader): Promise<Counts> {
  let documents = 0;
  let shapes: Map<string, TableShape> | null = null;
  let end: z.infer<typeof endSchema> | null = null;
  const counts = new Map<string, number>();
  for await (const entry of entries) {
    if (end) throw incomplete();
    if (!shapes) {
      const head = await readJson(entry, HEAD, headSchema);
      shapes = new Map(head.shape.tables.map((table) => [table.name, table]));
      await reader.head(head);
      continue;
    }
    const table = shapes.get(tableOfEntry(entry.name) ?? '');
    const document = documentOfEntry(entry.name);
    if (table) {
      const count = await reader.table(table, entry.content);
      counts.set(table.name, (counts.get(table.name) ?? 0) + count);
    } else if (document !== undefined) {
      await reader.document(document, await contentOf(entry));
      documents += 1;
    } else end = await readJson(entry, END, endSchema);
  }
  if (!shapes || end?.documents !== documents) throw incomplete();
  const { rows, missing } = end;
  for (const name of new Set([...shapes.keys(), ...Object.keys(rows)]))
    if ((counts.get(name) ?? 0) !== rows[name]) throw incomplete();
  for (const name of missing) await reader.missingDocument(name);
  return {
    tables: shapes.size,
    rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
    documents,
  };
}

async function readJson<T>(entry: EntryRead, name: string, schema: z.ZodType<T>): Promise<T> {
  if (entry.name !== name) throw incomplete();
  const { data } = schema.safeParse(JSON.parse((await contentOf(entry)).toString('utf8')));
  if (!data) throw incomplete();
  return data;
}

async function contentOf({ size, content }: EntryRead): Promise<Buffer> {
  if (size > ENTRY_MAX_BYTES) throw incomplete();
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

export const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export const incomplete = () =>
  new ArchiveError(
    'This backup is not whole, or a newer release made it: what it says of itself is not what stands in it. Nothing was restored.',
  );
