// Searches items ignoring case and accents; best matches first, otherwise in the given order.
import { foldForSearch } from '@visavis/domain/text/fold';

interface FoundBy {
  /** The first is the name on screen. */
  names: readonly [string, ...string[]];
  /** Such as 'JP'; matched only as a whole. */
  code?: string | undefined;
}

/** Ranks: equal to the code or a name; prefix of the name on screen; prefix of another name; part of a name. */
export function rankedMatches<T>(items: readonly T[], query: string, foundBy: (item: T) => FoundBy): T[] {
  const wanted = foldForSearch(query.trim());
  if (wanted === '') return [...items];
  const ranks: T[][] = [[], [], [], []];
  for (const item of items) {
    const { names, code = '' } = foundBy(item);
    const texts = names.map(foldForSearch);
    const tests = [
      foldForSearch(code) === wanted || texts.includes(wanted),
      texts[0]?.startsWith(wanted),
      texts.some((text) => text.startsWith(wanted)),
      texts.some((text) => text.includes(wanted)),
    ];
    ranks[tests.indexOf(true)]?.push(item);
  }
  return ranks.flat();
}
