// Scripts, styles and fonts of the built web application, each read from the disk once: a page asks for some thirty.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, type Encoding } from './compression.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** What the build writes beside a file, compressed. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

export interface BuiltFile {
  type: string;
  encoding: Encoding;
  body: Buffer;
}

/** A name is made of its file's content: what was read stays true for as long as the name is asked for. */
export class BuiltFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<Buffer>>();

  /** @param folder which is listed now; what comes later is not among its files */
  constructor(folder: string) {
    this.#folder = folder;
    this.#names = new Set(readdirSync(folder));
  }

  /**
   * @param acceptEncoding header of the request
   * @returns null for what is neither script, style nor font of this folder itself
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
    // It is tried again with the next request.
    content.catch(() => this.#read.delete(name));
    return content;
  }
}
