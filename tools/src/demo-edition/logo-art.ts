// Draws logos: a motif in the company's pigment on a pale tint of it.
import { lightness, pigmentOf, shade, tint } from './pigments.ts';
import type { Random } from './random.ts';

/** `f` is the pigment, `b` the background; each motif draws on 100 by 100. */
type Motif = (f: string, b: string) => string;

const MOTIFS: Record<string, Motif> = {
  leaf: (f, b) =>
    `<path d="M50 22c22 14 22 42 0 56-22-14-22-42 0-56z" fill="${f}"/><path d="M50 22v56" stroke="${b}" stroke-width="2"/>`,
  rings: (f) =>
    `<circle cx="40" cy="50" r="22" fill="${f}"/><circle cx="60" cy="50" r="22" fill="none" stroke="${f}" stroke-width="2.5"/>`,
  arch: (f, b) =>
    `<path d="M28 74V48a22 22 0 0 1 44 0v26z" fill="${f}"/><path d="M40 74V50a10 10 0 0 1 20 0v24z" fill="${b}"/>`,
  shell: (f, b) =>
    `<path d="M50 76C34 70 24 56 26 36c8-7 16-10 24-10s16 3 24 10c2 20-8 34-24 40z" fill="${f}"/><path d="M50 76V27M50 76L35 31M50 76l15-45" stroke="${b}" stroke-width="2" fill="none"/>`,
  sunrise: (f) =>
    `<path d="M26 60a24 24 0 0 1 48 0z" fill="${f}"/><path d="M26 66h48M32 72h36" stroke="${f}" stroke-width="2.5"/>`,
  star: (f) => `<path d="M50 24l7 19 19 7-19 7-7 19-7-19-19-7 19-7z" fill="${f}"/>`,
  drop: (f, b) =>
    `<path d="M50 26c18 22 20 28 20 34a20 20 0 0 1-40 0c0-6 2-12 20-34z" fill="${f}"/><circle cx="50" cy="60" r="8" fill="${b}"/>`,
  crescent: (f, b) =>
    `<circle cx="50" cy="50" r="26" fill="${f}"/><circle cx="60" cy="44" r="21" fill="${b}"/><circle cx="66" cy="42" r="4" fill="${f}"/>`,
  petals: (f, b) =>
    `<g fill="${f}"><ellipse cx="50" cy="35" rx="9" ry="15"/><ellipse cx="50" cy="65" rx="9" ry="15"/><ellipse cx="35" cy="50" rx="15" ry="9"/><ellipse cx="65" cy="50" rx="15" ry="9"/></g><circle cx="50" cy="50" r="6" fill="${b}"/>`,
  waves: (f) =>
    `<path d="M24 40q13-14 26 0t26 0M24 52q13-14 26 0t26 0M24 64q13-14 26 0t26 0" fill="none" stroke="${f}" stroke-width="4" stroke-linecap="round"/>`,
  lotus: (f, b) =>
    `<path d="M50 28c10 10 12 26 0 44-12-18-10-34 0-44z" fill="${f}"/><path d="M26 44c14 0 22 10 24 28-16 0-26-10-24-28zM74 44c-14 0-22 10-24 28 16 0 26-10 24-28z" fill="${f}" stroke="${b}" stroke-width="2"/>`,
  lattice: (f) =>
    `<path d="M50 22l24 14v28L50 78 26 64V36z" fill="none" stroke="${f}" stroke-width="3"/><path d="M50 22v56M26 36l48 28M74 36L26 64" stroke="${f}" stroke-width="2"/>`,
  ginkgo: (f, b) =>
    `<path d="M50 58C28 60 22 44 26 30c10-2 18 0 24 8 6-8 14-10 24-8 4 14-2 30-24 28z" fill="${f}"/><path d="M50 40v38" stroke="${f}" stroke-width="3"/><path d="M50 40v16" stroke="${b}" stroke-width="2"/>`,
  comb: (f) =>
    `<path d="M28 34h44v10H28z" fill="${f}"/><path d="M31 44v26M39 44v26M47 44v26M55 44v26M63 44v26M70 44v26" stroke="${f}" stroke-width="3.5"/>`,
  hourglass: (f) => `<path d="M30 26h40L54 50l16 24H30l16-24z" fill="${f}"/>`,
  steps: (f) =>
    `<rect x="26" y="56" width="14" height="18" fill="${f}"/><rect x="43" y="42" width="14" height="32" fill="${f}"/><rect x="60" y="28" width="14" height="46" fill="${f}"/>`,
  orbit: (f) =>
    `<ellipse cx="50" cy="50" rx="28" ry="12" fill="none" stroke="${f}" stroke-width="2.5" transform="rotate(-28 50 50)"/><circle cx="50" cy="50" r="11" fill="${f}"/>`,
  quarter: (f) =>
    `<path d="M26 26h24v24H26zM74 74H50V50h24z" fill="${f}"/><path d="M50 26h24a24 24 0 0 1-24 24zM50 74H26a24 24 0 0 1 24-24z" fill="${f}" fill-opacity=".55"/>`,
  seed: (f, b) =>
    `<circle cx="50" cy="50" r="27" fill="${f}"/><path d="M34 62c2-20 14-30 32-30-2 20-14 30-32 30z" fill="${b}"/>`,
  reed: (f) =>
    `<path d="M50 78V40M50 52c-10-2-16-8-17-18 10 1 16 8 17 18zM50 44c10-2 16-8 17-18-10 1-16 8-17 18zM50 68c-10-2-16-8-17-18 10 1 16 8 17 18zM50 62c10-2 16-8 17-18-10 1-16 8-17 18z" fill="${f}" stroke="${f}" stroke-width="1.5"/>`,
};

/** Capital letters as simple strokes. */
const LETTERS: Record<string, string> = {
  A: 'M32 74l18-48 18 48M39 58h22',
  E: 'M66 28H36v44h30M36 50h24',
  H: 'M34 28v44M66 28v44M34 50h32',
  I: 'M50 26v48M40 26h20M40 74h20',
  K: 'M36 26v48M66 26L38 52l28 22',
  L: 'M38 26v46h28',
  M: 'M30 72V28l20 28 20-28v44',
  N: 'M34 72V28l32 44V28',
  T: 'M30 28h40M50 28v46',
  V: 'M30 28l20 46 20-46',
  X: 'M32 28l36 44M68 28L32 72',
  Y: 'M32 28l18 24 18-24M50 52v22',
  Z: 'M32 28h36L32 72h36',
};

const MOTIF_NAMES = Object.keys(MOTIFS);

/** @returns SVG text of a square logo, below 1 kB */
export function drawLogo(companyName: string, random: Random, wanted?: string): string {
  const pigment = pigmentOf(companyName);
  const pale = lightness(pigment) > 140;
  const figure = shade(pigment, pale ? random.pick([0.3, 0.38]) : random.pick([0, 0.08]));
  const ground = tint(pigment, random.pick([0.84, 0.88]));
  const letter = LETTERS[companyName.charAt(0).toUpperCase()];
  const motif = MOTIFS[wanted ?? random.pick(MOTIF_NAMES)];
  const asLetter =
    letter !== undefined && (wanted === 'letter' || (wanted === undefined && random.chance(0.15)));
  const drawing =
    asLetter || motif === undefined
      ? `<path d="${letter ?? LETTERS.V}" fill="none" stroke="${figure}" stroke-width="5"/>`
      : motif(figure, ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100"><rect width="100" height="100" rx="4" fill="${ground}"/>${drawing}</svg>`;
}
