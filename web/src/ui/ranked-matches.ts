// Items that a typed text finds, without regard to case and accents; the likeliest first, order kept otherwise.
import { folded } from './folded.ts';

interface FoundBy {
  /** The first is the one on screen. */
  names: readonly [string, ...string[]];
  /** Such as 'JP'; it is found only whole. */
  code?: string | undefined;
}

/** The text is the whole of its code or a name; the name on screen begins with it; another does; one holds it. */
export function rankedMatches<T>(items: readonly T[], query: string, foundBy: (item: T) => FoundBy): T[] {
  const wanted = folded(query.trim());
  if (wanted === '') return [...items];
  const ranks: T[][] = [[], [], [], []];
  for (const item of items) {
    const { names, code = '' } = foundBy(item);
    const texts = names.map(folded);
    const tests = [
      folded(code) === wanted || texts.includes(wanted),
      texts[0]?.startsWith(wanted),
      texts.some((text) => text.startsWith(wanted)),
      texts.some((text) => text.includes(wanted)),
    ];
    ranks[tests.indexOf(true)]?.push(item);
  }
  return ranks.flat();
}
