// The manifest, an archive's first file: lists the other files with their checksums.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

export const MANIFEST_PATH = 'manifest.json';
const FORMAT = 'visavis-edition';
/** Incremented when older versions can no longer read an archive. Added columns and files do not require it. */
const VERSION = 1;

export interface ListedFile {
  path: string;
  sha256: string;
}

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.positive()),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});

export function checksum(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @param files in the order of the archive */
export function writeManifest(files: readonly ListedFile[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, files }, null, 2)}\n`;
}

/** @returns the files by path; 'unreadable' for anything but a manifest, 'newer' for one of a later version */
export function readManifest(text: string): ReadonlyMap<string, string> | 'unreadable' | 'newer' {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  const { data } = manifestSchema.safeParse(json);
  if (!data) return 'unreadable';
  if (data.version > VERSION) return 'newer';
  return new Map(data.files.map(({ path, sha256 }) => [path, sha256]));
}
