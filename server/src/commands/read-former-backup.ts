// Reads a backup of the former format in the order in which it was written, and rejects an incomplete one.
import type { ArchiveRecord } from '../adapters/archive/former/records.ts';
import type { Counts } from './content.ts';
import { type Content, contentSchema } from './former-content.ts';
import { type BackupReader, digestOf, incomplete } from './read-backup.ts';

/** @throws ArchiveError where the backup is incomplete; discard what was read before */
export async function readFormerBackup(
  source: AsyncGenerator<ArchiveRecord>,
  reader: BackupReader,
): Promise<Counts> {
  const counts: Counts = { tables: 0, rows: 0, documents: 0 };
  const records = new Records(source);
  try {
    const head = await records.content();
    if (head.kind !== 'backup') throw incomplete();
    await reader.head(head);
    const shapes = new Map(head.shape.tables.map((table) => [table.name, table]));
    for (;;) {
      const content = await records.content();
      if (content.kind === 'end') {
        const { tables, rows, documents } = content;
        const isComplete =
          tables === counts.tables &&
          rows === counts.rows &&
          documents === counts.documents &&
          shapes.size === 0;
        if (!isComplete || !(await records.isAtEnd())) throw incomplete();
        return counts;
      }
      if (content.kind === 'table') {
        const shape = shapes.get(content.name);
        if (!shape) throw incomplete();
        shapes.delete(content.name);
        const count = await reader.table(shape, records.bytes());
        const end = await records.content();
        if (end.kind !== 'rows' || end.count !== count) throw incomplete();
        counts.tables += 1;
        counts.rows += count;
      } else if (content.kind === 'document') {
        const file = await records.oneBytes();
        if (file.length !== content.size || digestOf(file) !== content.sha256) throw incomplete();
        await reader.document(content.name, file);
        counts.documents += 1;
      } else if (content.kind === 'missing-document') await reader.missingDocument(content.name);
      else throw incomplete();
    }
  } finally {
    await records.close();
  }
}

/** The records, with one record of lookahead. */
class Records {
  readonly #source: AsyncGenerator<ArchiveRecord>;
  #ahead: ArchiveRecord | null = null;

  constructor(source: AsyncGenerator<ArchiveRecord>) {
    this.#source = source;
  }

  async #next(): Promise<ArchiveRecord | null> {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead) return ahead;
    const { value, done } = await this.#source.next();
    return done ? null : value;
  }

  async content(): Promise<Content> {
    const record = await this.#next();
    const content = record && 'json' in record ? contentSchema.safeParse(record.json).data : undefined;
    if (!content) throw incomplete();
    return content;
  }

  /** All bytes up to the next JSON record. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (;;) {
      const record = await this.#next();
      if (record && 'bytes' in record) yield record.bytes;
      else {
        this.#ahead = record;
        return;
      }
    }
  }

  async oneBytes(): Promise<Buffer> {
    const record = await this.#next();
    if (!record || !('bytes' in record)) throw incomplete();
    return record.bytes;
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.#next()) === null;
  }

  async close(): Promise<void> {
    await this.#source.return(undefined);
  }
}
