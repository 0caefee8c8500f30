// The sets of interests that the search is asked for: never the same twice, or as visitors ask.
import { createRandom, type Random } from '@visavis/tools/demo-edition/random.ts';

const MOST_INTERESTS = 5;
/** How many visitors of a hundred choose 1, 2, 3, 4 and 5 sub-categories. */
const SHARES = [25, 25, 20, 15, 15];
/** A visitor's set is asked for at the first visit of Top Matches and at two returns: Back, a reload. */
const ASKS_A_VISITOR = 3;
/** A return comes at most this many requests of other visitors later. */
const RETURN_WITHIN = 300;

type Draw = () => string[];

/**
 * Sets of 2 to 5 sub-categories, every size as often as the others, no set twice. Sets of one are left out: there
 * are too few to go round.
 */
export function neverAskedBefore(names: readonly string[], seed: number): Draw {
  const random = createRandom(`never asked ${seed}`);
  const asked = new Set<string>();
  return () => {
    for (;;) {
      const size = random.between(2, MOST_INTERESTS);
      const places = new Set<number>();
      while (places.size < size) places.add(random.between(0, names.length - 1));
      const key = [...places].sort((a, b) => a - b).join();
      if (asked.has(key)) continue;
      asked.add(key);
      return [...places].map((place) => names[place] ?? '');
    }
  };
}

/** Sets of 1 to 5, popular sub-categories more often, each asked for three times within a while. */
export function asVisitorsAsk(names: readonly string[], seed: number): Draw {
  const random = createRandom(`asked ${seed}`);
  const pickName = popularity(names, random);
  const waiting: string[][] = [];
  return () => {
    // As many returns as make two of three requests one of them.
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

/** The first names of a shuffled list are asked for most: the n-th as often as 1 / (n + 10). */
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
