// Answers of the exhibitor search: ranked once per set of interests, written once per page, and kept ready to send.
import { rankPlaces } from '@visavis/domain/matching/rank';
import { chooseEncoding, type Encoded, type Encoding, encode } from '../../http/compression.ts';
import { RecentlyUsed } from '../../platform/cache/lru.ts';
import type { Catalogue } from '../edition/public.ts';

/** Sets of interests whose order is kept: four bytes for each exhibitor that matches. */
const RANKINGS_KEPT = 1000;
/** Whole lists kept as sent: some 50 kB each where 10,000 exhibitors are in the edition, 400 kB uncompressed. */
const LISTS_KEPT = 500;
/** Pages kept as sent: of at most 100 exhibitors each, nearly always of ten, some 2 kB; 60 kB at most. */
const PAGES_KEPT = 2000;

/** Which part of the ranked list. */
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
  /** By the place in the list of exhibitors. */
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
    const kept = page ? this.#pages : this.#lists;
    const key = `${encoding} ${ids.join(',')} ${page?.offset} ${page?.limit}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = this.#write(catalogue, ids, page, encoding);
    kept.set(key, answer);
    // An answer that could not be written is asked for again.
    answer.catch(() => kept.delete(key));
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
    const known = this.#rankings.get(set);
    if (known) return known;
    const ranked = rankPlaces(catalogue.carriersOf(ids), catalogue.exhibitors.length);
    this.#rankings.set(set, ranked);
    return ranked;
  }
}
