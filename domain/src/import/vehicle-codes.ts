// Recognises countries by vehicle code, such as 'D' or 'A', in columns where nothing else is possible.

/** Maps each code to its ISO 3166-1 code. */
const CODES: ReadonlyMap<string, string> = new Map(
  'D DE,A AT,B BE,E ES,F FR,H HU,I IT,J JP,L LU,N NO,P PT,S SE,AUS AU,CDN CA,EST EE,FIN FI,FL LI,IRL IE,RUS RU,SLO SI'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Codes that are also words or abbreviated answers: recognised only if the column contains nothing but codes. */
const WORDS: ReadonlySet<string> = new Set(['A', 'E', 'I']);
const LONGEST = 3;
/** Minimum share of cells that must be countries. */
const ENOUGH = 0.6;

/**
 * @param texts cells of the column of countries
 * @returns a function that finds the country of a text as before, or of such a code if the column allows it
 */
export function withVehicleCodes(
  texts: readonly string[],
  countryOf: (text: string) => string | null,
): (text: string) => string | null {
  const cells = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  const isCode = (text: string) => CODES.has(text);
  const isKnown = (text: string) => isCode(text) || countryOf(text) !== null;
  const areCountries = cells.length > 1 && cells.filter(isKnown).length >= ENOUGH * cells.length;
  const areCodes = cells.every(
    (text) => text.length <= LONGEST && text === text.toUpperCase() && isKnown(text),
  );
  const isMeant = (text: string) => isCode(text) && areCountries && (areCodes || !WORDS.has(text));
  return (text) => countryOf(text) ?? (isMeant(text.trim()) ? countryOf(CODES.get(text.trim()) ?? '') : null);
}
