// Items whose text holds what was typed: those that begin with it first, order kept otherwise.

/** @param textsOf the texts of an item that count; the first is the one that may begin with the query */
export function rankedMatches<T>(
  items: readonly T[],
  query: string,
  textsOf: (item: T) => readonly [string, ...string[]],
): T[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [...items];
  const begins: T[] = [];
  const contains: T[] = [];
  for (const item of items) {
    const texts = textsOf(item).map((text) => text.toLowerCase());
    if (texts[0]?.startsWith(wanted)) begins.push(item);
    else if (texts.some((text) => text.includes(wanted))) contains.push(item);
  }
  return [...begins, ...contains];
}
