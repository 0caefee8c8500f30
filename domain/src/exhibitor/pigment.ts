// The colour swatch by which an exhibitor is recognised on the palette and the grid.

/** Number of pigments in the palette of the design. */
export const PIGMENT_COUNT = 10;

/** The pigment that a company's name asks for: a hash of the lower-case name, 0 to 9. */
export function preferredPigment(companyName: string): number {
  let hash = 2166136261;
  for (const character of companyName.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash % PIGMENT_COUNT;
}

/**
 * A pigment for each of the visitor's companies; where two ask for the same, the later takes the next free one.
 * @param companyNames in the order of choosing; beyond ten names pigments repeat
 */
export function assignPigments(companyNames: readonly string[]): number[] {
  const taken = new Set<number>();
  return companyNames.map((name) => {
    let pigment = preferredPigment(name);
    for (let step = 0; taken.has(pigment) && step < PIGMENT_COUNT; step += 1)
      pigment = (pigment + 1) % PIGMENT_COUNT;
    taken.add(pigment);
    return pigment;
  });
}

/** The letter on the swatch: the first letter or digit of the name, upper case. */
export function monogram(companyName: string): string {
  return /[\p{L}\p{N}]/u.exec(companyName)?.[0]?.toUpperCase() ?? '?';
}
