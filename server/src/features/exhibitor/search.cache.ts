// Caches responses of the exhibitor search: ranked once per set of interests, encoded once per page, ready to send.
import { rankPlaces } from '@visavis/domain/matching/rank';
import { chooseEncoding, type Encoded, type Encoding, encode } from '../../http/compression.ts';
import { RecentlyUsed } from '../../platform/cache/lru.ts';
import type { Catalogue } from '../edition/public.ts';

/** Sets of interests whose ranking is cached: four bytes for each exhibitor that matches. */
const RANKINGS_KEPT = 1000;
/** Whole lists cached as sent: some 50 kB each if the edition has 10,000 exhibitors, 400 kB uncompressed. */
const LISTS_KEPT = 500;
/** Pages cached as sent: of at most 100 exhibitors each, nearly always of ten, some 2 kB; 60 kB at most. */
const PAGES_KEPT = 2000;

/** Which slice of the ranked list. */
export interface Page {
  offset: number;
  limit: number;
}

export interface EncodedAnswer extends Encoded {
  /** How many exhibitors match, on this page or not. */
  total: number;
}

export class SearchAnswers {
  #catalogue: Catalogue | null = null;
  readonly #rankings = new RecentlyUsed<Uint32Array>(RANKINGS_KEPT);
  readonly #lists = new RecentlyUsed<Promise<EncodedAnswer>>(LISTS_KEPT);
  readonly #pages = new RecentlyUsed<Promise<EncodedAnswer>>(PAGES_KEPT);
  /** By index in the list of exhibitors. */
  #exhibitorJson: string[] = [];

  /**
   * The exhibitors of any of these sub-categories, best match first, as JSON.
   * @param page null for all of them
   * @param acceptEncoding header of the request
   */
  find(
    catalogue: Catalogue,
    subCategories: readonly string[],
    page: Page | null,
    acceptEncoding: string,
  ): Promise<EncodedAnswer> {
    if (this.#catalogue !== catalogue) this.#startOver(catalogue);
    const ids = catalogue.subCategoryIds(subCategories).sort((a, b) => a - b);
    const encoding = chooseEncoding(acceptEncoding);
    const cache = page ? this.#pages : this.#lists;
    const key = `${encoding} ${ids.join(',')} ${page?.offset} ${page?.limit}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const answer = this.#write(catalogue, ids, page, encoding);
    cache.set(key, answer);
    // A failed encoding is retried by the next request.
    answer.catch(() => cache.delete(key));
    return answer;
  }

  #startOver(catalogue: Catalogue): void {
    this.#catalogue = catalogue;
    this.#rankings.clear();
    this.#lists.clear();
    this.#pages.clear();
    this.#exhibitorJson = catalogue.exhibitors.map(({ exhibitor }) => JSON.stringify(exhibitor));
  }

  async #write(
    catalogue: Catalogue,
    ids: readonly number[],
    page: Page | null,
    encoding: Encoding,
  ): Promise<EncodedAnswer> {
    const ranked = this.#rank(catalogue, ids);
    const shown = page ? ranked.subarray(page.offset, page.offset + page.limit) : ranked;
    const rows = Array.from(shown, (place) => this.#exhibitorJson[place]);
    const plain = Buffer.from(`[${rows.join(',')}]`);
    return { ...(await encode(plain, encoding)), total: ranked.length };
  }

  #rank(catalogue: Catalogue, ids: readonly number[]): Uint32Array {
    const set = ids.join(',');
    const cached = this.#rankings.get(set);
    if (cached) return cached;
    const ranked = rankPlaces(catalogue.carriersOf(ids), catalogue.exhibitors.length);
    this.#rankings.set(set, ranked);
    return ranked;
  }
}
