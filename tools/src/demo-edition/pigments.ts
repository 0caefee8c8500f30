// The ten pigments of the palette, and helpers to tint art with them.
import { preferredPigment } from '@visavis/domain/exhibitor/pigment';

const PIGMENTS = [
  '#b23a48',
  '#e07a5f',
  '#f2b48c',
  '#c8a15a',
  '#9db09a',
  '#3c7471',
  '#5b7291',
  '#b08c99',
  '#e8b9bf',
  '#6e4a3e',
] as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/**
 * Mixes two colours.
 * @param share of the second, 0 to 1
 * @returns #rrggbb
 */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const KOHL = '#21161b';
const WHITE = '#ffffff';

export const tint = (colour: string, share: number): string => mix(colour, WHITE, share);
export const shade = (colour: string, share: number): string => mix(colour, KOHL, share);

/** The colour of a company's swatch, so that its pictures match it. */
export function pigmentOf(companyName: string): string {
  return PIGMENTS[preferredPigment(companyName)] ?? PIGMENTS[0];
}

/** Perceived lightness, 0 to 255: pale pigments are darkened when drawn as lines. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114;
}
