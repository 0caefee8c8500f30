// Composes an exhibitor's texts: a profile of a few words and a description of one or more sentences.
import { type CategoryKey, isTradeCategory } from './categories.ts';
import { nativePassages, nativeProfile } from './native-texts.ts';
import { citiesOf, getPlace } from './places.ts';
import type { ProductKind } from './products.ts';
import { Deck, lines, type Random } from './random.ts';
import { BEAUTY_SENTENCES } from './sentences-beauty.ts';
import { BODY_TRADE_SENTENCES, SHELF_SENTENCES, TRADE_SENTENCES } from './sentences-body-trade.ts';

/** Maximum length of a description, in characters. */
const DESCRIPTION_LIMIT = 900;

const NUMBER_WORDS = 'four five six seven eight nine ten eleven twelve fourteen sixteen eighteen'.split(' ');
const FIRST_ORDERS = ['300', '500', '1,000', '2,000', '3,000', '5,000'];

const byCategory = (mark: '=' | '-'): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const line of lines(BEAUTY_SENTENCES).concat(lines(BODY_TRADE_SENTENCES))) {
    if (line.slice(3, 4) !== mark) continue;
    const key = line.slice(0, 2);
    found.set(key, [...(found.get(key) ?? []), line.slice(5)]);
  }
  return found;
};

/** Every third exhibitor of a country also writes in its own language. */
const MOTHER_TONGUE_EVERY = 3;

const HARDWARE: ReadonlySet<CategoryKey> = new Set(['pk', 'dv', 'fu']);

export interface Teller {
  describe(house: { name: string; country: string; category: CategoryKey }, random: Random): string;
  profile(
    house: { country: string; category: CategoryKey },
    kinds: readonly ProductKind[],
    random: Random,
  ): string;
}

/** Deals sentences so that none repeats before all others of its pool have been used. */
export function createTeller(random: Random): Teller {
  const decks = (pools: Map<string, string[]>): Map<string, Deck<string>> =>
    new Map([...pools].map(([key, pool]) => [key, new Deck(pool, random)]));
  const openings = decks(byCategory('='));
  const details = decks(byCategory('-'));
  const anyHouse = new Deck(lines(TRADE_SENTENCES), random);
  const shelf = new Deck(lines(TRADE_SENTENCES).concat(lines(SHELF_SENTENCES)), random);
  const countIn = new Map<string, number>();
  const passages = new Map<string, Deck<string>>();
  const nativePassage = (country: string, category: CategoryKey): string[] => {
    const pool = nativePassages(country, category);
    if (pool.length === 0) return [];
    const key = `${country} ${pool.length}`;
    const deck = passages.get(key) ?? new Deck(pool, random);
    passages.set(key, deck);
    return [deck.deal()];
  };
  const deal = (from: Map<string, Deck<string>>, key: string): string => {
    const deck = from.get(key);
    if (deck === undefined) throw new RangeError(`no sentences for ${key}`);
    return deck.deal();
  };

  return {
    describe({ name, country, category }, chance) {
      // A country's sentences are about plants and recipes, so they do not suit trade categories.
      const local = HARDWARE.has(category) ? [anyHouse.deal()] : getPlace(country).sentences;
      const trade = isTradeCategory(category) ? anyHouse : shelf;
      const length = chance.next();
      const parts = [deal(openings, category)];
      if (length >= 0.2) parts.push(deal(details, category));
      if (length >= 0.5) parts.push(chance.chance(0.5) ? chance.pick(local) : trade.deal());
      if (length >= 0.7) parts.push(deal(details, category), trade.deal());
      if (length >= 0.88)
        parts.push(deal(details, category), ...local, deal(details, category), trade.deal(), trade.deal());
      const english = fill([...new Set(parts)], citiesOf(name, country), chance);
      const before = countIn.get(country) ?? 0;
      countIn.set(country, before + 1);
      if (before % MOTHER_TONGUE_EVERY !== 0) return fit(english);
      const own = nativePassage(country, category);
      if (own.length > 0 && chance.chance(0.12)) return fit(own);
      return fit(chance.chance(0.6) ? [...english, ...own] : [...own, ...english]);
    },

    profile({ country, category }, kinds, chance) {
      const style = chance.next();
      if (style < 0.07) return '';
      const own = nativeProfile(country, category);
      if (own !== undefined && chance.chance(0.2)) return own;
      const words = [...new Set(kinds.map((kind) => kind.plural))].slice(0, chance.between(2, 5));
      const last = words.at(-1) ?? '';
      const rest = words.slice(0, -1).join(', ');
      if (style < 0.2 && rest !== '') return capital(`${rest} and ${last}`);
      return capital(words.join(', '));
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function fill(sentences: readonly string[], cities: readonly string[], random: Random): string[] {
  const city = random.pick(cities);
  const year = String(random.chance(0.2) ? random.between(1952, 1979) : random.between(1980, 2019));
  return sentences.map((sentence) =>
    sentence
      .replaceAll('{city}', city)
      .replaceAll('{year}', year)
      .replace('{n}', random.pick(NUMBER_WORDS))
      .replace('{w}', random.pick(NUMBER_WORDS))
      .replace('{moq}', random.pick(FIRST_ORDERS)),
  );
}

function fit(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    if (text.length + sentence.length + 1 > DESCRIPTION_LIMIT) break;
    text = text === '' ? sentence : `${text} ${sentence}`;
  }
  return text;
}
