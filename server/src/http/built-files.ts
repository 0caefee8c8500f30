// Scripts, styles and fonts of the web build, each read from disk once: a page requests some thirty.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, type Encoding } from './compression.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Suffixes of the compressed files that the build writes. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

export interface BuiltFile {
  type: string;
  encoding: Encoding;
  body: Buffer;
}

/** File names contain a hash of the content, so a file that has been read never becomes stale. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<Buffer>>();

  /** @param folder listed once: files added later are not found */
  constructor(folder: string) {
    this.#folder = folder;
    this.#names = new Set(readdirSync(folder));
  }

  /**
   * @param acceptEncoding header of the request
   * @returns null for anything but a script, style or font directly in this folder
   */
  async find(name: string, acceptEncoding: string | undefined): Promise<BuiltFile | null> {
    const type = TYPES[extname(name)];
    if (!type || !this.#names.has(name)) return null;
    const wanted = chooseEncoding(acceptEncoding);
    const encoding = this.#names.has(name + ENDINGS[wanted]) ? wanted : 'identity';
    return { type, encoding, body: await this.#content(name + ENDINGS[encoding]) };
  }

  #content(name: string): Promise<Buffer> {
    const known = this.#read.get(name);
    if (known) return known;
    const content = readFile(join(this.#folder, name));
    this.#read.set(name, content);
    // The next request retries.
    content.catch(() => this.#read.delete(name));
    return content;
  }
}
