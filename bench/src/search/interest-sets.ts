// Generates sets of interests to search for: either never repeated, or distributed like real visitors' searches.
import { createRandom, type Random } from '@visavis/tools/demo-edition/random.ts';

const MOST_INTERESTS = 5;
/** Percentage of visitors who choose 1, 2, 3, 4 and 5 sub-categories. */
const SHARES = [25, 25, 20, 15, 15];
/** A visitor's set is searched on the first visit to Top Matches and on two returns, such as by Back or a reload. */
const ASKS_A_VISITOR = 3;
/** A return follows after at most this many requests of other visitors. */
const RETURN_WITHIN = 300;

type Draw = () => string[];

/**
 * Sets of 2 to 5 sub-categories, all sizes equally often, no set twice. Sets of one are excluded, because there are
 * too few of them.
 */
export function neverAskedBefore(names: readonly string[], seed: number): Draw {
  const random = createRandom(`never asked ${seed}`);
  const used = new Set<string>();
  return () => {
    for (;;) {
      const size = random.between(2, MOST_INTERESTS);
      const places = new Set<number>();
      while (places.size < size) places.add(random.between(0, names.length - 1));
      const key = [...places].sort((a, b) => a - b).join();
      if (used.has(key)) continue;
      used.add(key);
      return [...places].map((place) => names[place] ?? '');
    }
  };
}

/** Sets of 1 to 5, popular sub-categories more often, each searched three times within a short period. */
export function asVisitorsAsk(names: readonly string[], seed: number): Draw {
  const random = createRandom(`asked ${seed}`);
  const pickName = popularity(names, random);
  const waiting: string[][] = [];
  return () => {
    // Two of three requests are returns.
    const returning = waiting.length > 0 && random.chance((ASKS_A_VISITOR - 1) / ASKS_A_VISITOR);
    if (returning) {
      const oldest = Math.max(0, waiting.length - RETURN_WITHIN);
      const [set] = waiting.splice(random.between(oldest, waiting.length - 1), 1);
      if (set) return set;
    }
    const size = pickSize(random);
    const chosen = new Set<string>();
    while (chosen.size < size) chosen.add(pickName());
    const set = [...chosen];
    for (let ask = 1; ask < ASKS_A_VISITOR; ask += 1) waiting.push(set);
    return set;
  };
}

function pickSize(random: Random): number {
  const share = random.next() * 100;
  let sum = 0;
  const size = SHARES.findIndex((part) => {
    sum += part;
    return share < sum;
  });
  return size < 0 ? MOST_INTERESTS : size + 1;
}

/** The first names of a shuffled list are the most popular: the n-th has weight 1 / (n + 10). */
function popularity(names: readonly string[], random: Random): () => string {
  const order = random.shuffle(names);
  const sums: number[] = [];
  for (const index of order.keys()) sums.push((sums[index - 1] ?? 0) + 1 / (index + 10));
  const total = sums.at(-1) ?? 0;
  return () => {
    const at = random.next() * total;
    return order[sums.findIndex((sum) => at < sum)] ?? order[0] ?? '';
  };
}
