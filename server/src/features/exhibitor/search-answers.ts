// Answers of the exhibitor search, written once per set of interests and kept ready to send.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rankCarriers } from '@visavis/domain/matching/rank';
import type { Catalogue } from '../edition/service.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_QUALITY = 4;
/** Sets of interests kept ready; the least recently asked for goes first. */
const ANSWERS_KEPT = 500;

type Encoding = 'br' | 'gzip' | 'identity';
export interface EncodedAnswer {
  encoding: Encoding;
  body: Buffer;
}

interface Answer {
  plain: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
}

export class SearchAnswers {
  #catalogue: Catalogue | null = null;
  readonly #answers = new Map<string, Answer>();
  readonly #exhibitorJson = new Map<number, string>();

  /**
   * The exhibitors of any of these sub-categories, best match first, as JSON.
   * @param acceptEncoding header of the request
   */
  async find(
    catalogue: Catalogue,
    subCategories: readonly string[],
    acceptEncoding: string,
  ): Promise<EncodedAnswer> {
    if (this.#catalogue !== catalogue) this.#startOver(catalogue);
    const ids = catalogue.subCategoryIds(subCategories).sort((a, b) => a - b);
    const answer = this.#recall(ids.join(',')) ?? this.#write(catalogue, ids);
    const encoding = chooseEncoding(acceptEncoding);
    if (encoding === 'identity') return { encoding, body: answer.plain };
    const body = answer.encoded.get(encoding) ?? compress(answer.plain, encoding);
    answer.encoded.set(encoding, body);
    return { encoding, body: await body };
  }

  #startOver(catalogue: Catalogue): void {
    this.#catalogue = catalogue;
    this.#answers.clear();
    this.#exhibitorJson.clear();
  }

  #recall(key: string): Answer | null {
    const answer = this.#answers.get(key);
    if (!answer) return null;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  #write(catalogue: Catalogue, ids: number[]): Answer {
    const ranked = rankCarriers(catalogue.carriersOf(ids), catalogue.exhibitors.length);
    const rows = ranked.map((entry) => {
      const json = this.#exhibitorJson.get(entry.id) ?? JSON.stringify(entry.exhibitor);
      this.#exhibitorJson.set(entry.id, json);
      return json;
    });
    const answer = { plain: Buffer.from(`[${rows.join(',')}]`), encoded: new Map() };
    this.#answers.set(ids.join(','), answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > ANSWERS_KEPT && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}

function chooseEncoding(acceptEncoding: string): Encoding {
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

function compress(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : compressGzip(plain);
}
