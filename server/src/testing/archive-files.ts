// Makes edition archives that differ from what was exported.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checksum, writeManifest } from '../features/edition-archive/manifest.present.ts';
import { openZip } from '../platform/tables/unzip.ts';
import { type ArchivedFile, archive } from '../platform/tables/zip.ts';

/** @returns the files by path */
export async function filesOf(content: Buffer): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'visavis-archive-'));
  const path = join(folder, 'read.zip');
  await writeFile(path, content);
  const zip = await openZip(path, { entries: 1000, bytes: 1e9, entryBytes: 1e9 });
  const files = new Map<string, Buffer>();
  for (const name of zip.entries.keys()) files.set(name, await zip.read(name));
  await zip.close();
  await rm(folder, { recursive: true });
  return files;
}

/** The same archive with different files, and a manifest that matches them. */
export async function changed(
  content: Buffer,
  change: (files: Map<string, Buffer>) => void,
): Promise<Buffer> {
  const files = await filesOf(content);
  change(files);
  files.delete('manifest.json');
  const listed = [...files].map(([path, bytes]) => ({ path, sha256: checksum(bytes) }));
  return zipped([['manifest.json', Buffer.from(writeManifest(listed))], ...files]);
}

export const zipped = (files: Iterable<[string, Buffer]>) =>
  buffer(archive([...files].map(([path, content]): ArchivedFile => ({ path, content: [content] }))));
