// Reads the headings of columns: case, accents, punctuation and a note in brackets do not matter.
import { foldName } from '../exhibitor/merge.ts';
import { inForm } from '../text/normalise.ts';

const ACCENTS = /[\u0300-\u036f]/g;

/** A heading for comparison. */
export function foldHeading(heading: string): string {
  return inForm('NFD', foldName(heading))
    .replace(ACCENTS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A note behind a heading, such as 'Country (English)' or 'Email *'. */
export const NOTE = /[([（【].*$/u;

/**
 * @param headings by which each field is recognised, separated by vertical bars
 * @returns what finds the field that a heading names; null for any other text
 */
export function headingReader<Field extends string>(
  headings: Readonly<Record<Field, string>>,
): (heading: string) => Field | null {
  const known = new Map(
    Object.entries<string>(headings).flatMap(([field, names]) =>
      names.split('|').map((name) => [foldHeading(name), field as Field] as const),
    ),
  );
  return (heading) =>
    known.get(foldHeading(heading)) ??
    known.get(foldHeading(heading.replace(NOTE, ''))) ??
    // Headings in two languages, '公司名称 Company Name', 'Stand / 展位', and those of programs: 'firstName'.
    partsOf(heading)
      .map((part) => known.get(part))
      .find((field) => field !== undefined) ??
    null;
}

/** Of a heading in two languages: each alone, folded; of one that a program has written together: its words. */
export function partsOf(heading: string): string[] {
  const byScript = heading.split(
    /(?<=[\p{Script=Han}])(?=[^\p{Script=Han}])|(?<=[^\p{Script=Han}])(?=\p{Script=Han})/u,
  );
  const words = heading.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return [...heading.split(/[/|\n]/), ...byScript, words].map(foldHeading).filter((part) => part !== '');
}
