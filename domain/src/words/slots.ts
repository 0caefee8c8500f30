// English of editions whose slots are not whole hours: it says 'slot' where it otherwise says 'hour'.

/** Times of the clock, which stay hours; then what becomes a slot. */
const HOURS =
  /\b(?:in|within|last|for) (?:\d+|one|two) hours?\b|\btwo hours before\b|\bexhibition hours\b|\b([Aa])n hour|\b([Hh])our/g;

export const inSlots = (text: string): string =>
  text.replace(HOURS, (found: string, article?: string, first?: string) => {
    if (article) return `${article} slot`;
    if (first) return first === 'H' ? 'Slot' : 'slot';
    return found;
  });

/** Invisible: keeps names as they are while the words around them are replaced. */
const KEPT = '\u2063';

/** Texts in values that are names rather than codes such as 'hour.taken'. */
function namesIn(values: unknown): string[] {
  if (typeof values === 'string') return /hour/i.test(values) && !/^[a-z.-]+$/.test(values) ? [values] : [];
  return typeof values === 'object' && values !== null ? Object.values(values).flatMap(namesIn) : [];
}

/** @param values that the sentence was made of: a company called 'Happy Hour' keeps its name */
export function slotSentence(sentence: string, values: unknown): string {
  const names = namesIn(values);
  const masked = names.reduce(
    (text, name) =>
      text.replaceAll(
        name,
        name.replace(/h(?=our)/gi, (letter) => letter + KEPT),
      ),
    sentence,
  );
  return inSlots(masked).replaceAll(KEPT, '');
}

/** The same words for an edition of half hours, say; what functions make of their values too. */
export function slotWords<W>(words: W, values: unknown = null): W {
  if (typeof words === 'string') return slotSentence(words, values) as W;
  if (typeof words === 'function') return ((...args: unknown[]) => slotWords(words(...args), args)) as W;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((word) => slotWords(word, values)) as W;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, slotWords(word, values)])) as W;
}

/** Whether slots of this length are spoken of as hours. @param minutes undefined while it is not known */
export const areHours = (minutes: number | undefined): boolean => minutes === undefined || minutes % 60 === 0;
