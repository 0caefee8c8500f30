// Caches responses of the exhibitor search: ranked once per set of interests, encoded once per page, ready to send.
import type { Language } from '@visavis/domain/language/languages';
import { rankPlaces } from '@visavis/domain/matching/rank';
import { chooseEncoding, type Encoded, type Encoding, encode } from '../../http/compression.ts';
import { RecentlyUsed } from '../../platform/cache/lru.ts';
import { type Catalogue, exhibitorIn } from '../edition/public.ts';

/** Sets of interests whose ranking is cached: four bytes for each matching exhibitor. */
const RANKINGS_KEPT = 1000;
/** Entire lists cached as sent: some 50 kB each if the edition has 10,000 exhibitors, 400 kB uncompressed. */
const LISTS_KEPT = 500;
/** Pages cached as sent: usually of ten exhibitors and some 2 kB each; at most of 100 and 60 kB. */
const PAGES_KEPT = 2000;

/** The requested page of the ranked list. */
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
  /** Each exhibitor's JSON, by language and by index in the list of exhibitors. */
  readonly #exhibitorJson = new Map<Language, string[]>();

  /**
   * The exhibitors of any of these sub-categories, best match first, as JSON.
   * @param page null for all of them
   * @param reader the accept-encoding header of the request, and its language
   */
  find(
    catalogue: Catalogue,
    subCategories: readonly string[],
    page: Page | null,
    { accept, language }: { accept: string; language: Language },
  ): Promise<EncodedAnswer> {
    if (this.#catalogue !== catalogue) this.#startOver(catalogue);
    const ids = catalogue.subCategoryIds(subCategories).sort((a, b) => a - b);
    const encoding = chooseEncoding(accept);
    const cache = page ? this.#pages : this.#lists;
    const key = `${encoding} ${language} ${ids.join(',')} ${page?.offset} ${page?.limit}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const answer = this.#write(catalogue, ids, page, { encoding, language });
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
    this.#exhibitorJson.clear();
  }

  async #write(
    catalogue: Catalogue,
    ids: readonly number[],
    page: Page | null,
    { encoding, language }: { encoding: Encoding; language: Language },
  ): Promise<EncodedAnswer> {
    const ranked = this.#rank(catalogue, ids);
    const shown = page ? ranked.subarray(page.offset, page.offset + page.limit) : ranked;
    const plain = Buffer.from(`[${this.#jsonOf(catalogue, shown, language).join(',')}]`);
    return { ...(await encode(plain, encoding)), total: ranked.length };
  }

  /** The JSON of the exhibitors at these indexes, serialised on first use. */
  #jsonOf(catalogue: Catalogue, places: Uint32Array, language: Language): string[] {
    const written = this.#exhibitorJson.get(language) ?? [];
    this.#exhibitorJson.set(language, written);
    return Array.from(places, (place) => {
      const entry = catalogue.exhibitors[place];
      written[place] ??= entry ? JSON.stringify(exhibitorIn(entry, language)) : '';
      return written[place];
    });
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
