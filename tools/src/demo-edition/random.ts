// Seeded random numbers: the same seed gives the same edition on every machine.

export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[];
  /** Up to `count` different entries. */
  sample<T>(list: readonly T[], count: number): T[];
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[between(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let index = mixed.length - 1; index > 0; index -= 1) {
      const other = between(0, index);
      [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
    }
    return mixed;
  };
  return {
    next,
    between,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    sample: (list, count) => shuffle(list).slice(0, count),
  };
}

/** Deals every entry of a list once before any repeats, so that texts repeat as rarely as possible. */
export class Deck<T> {
  #left: T[] = [];
  readonly #entries: readonly T[];
  readonly #random: Random;

  constructor(entries: readonly T[], random: Random) {
    this.#entries = entries;
    this.#random = random;
  }

  deal(): T {
    if (this.#left.length === 0) this.#left = this.#random.shuffle(this.#entries);
    const entry = this.#left.pop();
    if (entry === undefined) throw new RangeError('an empty deck');
    return entry;
  }
}

/** The non-blank lines of a text block. */
export function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
