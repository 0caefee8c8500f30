// Determines which field a column heading names.
import { fitsMarks, marksIn } from './heading-marks.ts';
import { withoutOwner } from './heading-owners.ts';
import { foldHeading, partsOf, turnedRound, withNotes } from './headings.ts';

export interface Owned<Field> {
  words: ReadonlySet<string>;
  fields: readonly Field[];
}

interface Beside<Field extends string> {
  /** Name fields: a note can turn the heading into another field, as in 'Contact (website)'. */
  names: readonly Field[];
  /** Owner words before these fields: 'Delegate Email', 'Mailing City'. */
  owners?: readonly Owned<Field>[];
  /** Whether a text names a field that only another kind of list has. */
  isElsewhere?: (text: string) => boolean;
}

/** Notes that add nothing, as in 'Contact (name)': the text before says whose name it is. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(['name', 'nama', 'название'].map(foldHeading));

/**
 * @param headings by which each field is recognised, separated by vertical bars
 * @returns a function that returns the field named by a heading; null for any other text
 */
export function headingReader<Field extends string>(
  headings: Readonly<Record<Field, string>>,
  { names, owners = [], isElsewhere = () => false }: Beside<Field>,
): (heading: string) => Field | null {
  const known = new Map(
    Object.entries<string>(headings).flatMap(([field, texts]) =>
      texts.split('|').map((text) => [foldHeading(text), field as Field] as const),
    ),
  );
  const fieldOf = (text: string) => find(foldHeading(text));

  function find(folded: string): Field | undefined {
    const field = known.get(folded);
    if (field !== undefined) return field;
    const owned = owners.map(({ words, fields }) => {
      const one = known.get(withoutOwner(folded, words));
      return one !== undefined && fields.includes(one) ? one : undefined;
    });
    return owned.find((one) => one !== undefined);
  }

  /** The meaning of a note: null if the column is something else, undefined if the note changes nothing. */
  function meantBy(note: string, field: Field): Field | null | undefined {
    const { marks, isAll } = marksIn(note);
    const own = fieldOf(note);
    if (isAll && !fitsMarks(field, marks)) return own ?? null;
    if (!names.includes(field) || PLAIN_NAMES.has(foldHeading(note))) return undefined;
    if (own !== undefined) return own === field ? undefined : own;
    return isElsewhere(note) ? null : undefined;
  }

  function withoutNotes(heading: string): Field | null | undefined {
    const { plain, notes } = withNotes(heading);
    const field = fieldOf(plain);
    if (field === undefined || notes.length === 0) return field;
    const [meant = field] = notes.map((note) => meantBy(note, field)).filter((one) => one !== undefined);
    return meant;
  }

  /** Bilingual headings, '公司名称 Company Name', 'Stand / 展位', and identifiers such as 'firstName'. */
  function ofParts(heading: string): Field | null {
    const parts = partsOf(heading);
    // 'Email / Phone' is a column for both, but 'Company / No.' is not certain to be either.
    const marks = parts.map(marksIn).filter(({ isAll, marks: own }) => isAll && !own.has('phone'));
    const isPossible = (field: Field) => marks.every((one) => fitsMarks(field, one.marks));
    return parts.map(find).find((field) => field !== undefined && isPossible(field)) ?? null;
  }

  return (heading) => {
    const whole = fieldOf(heading) ?? turnedRound(heading).map(find).find(Boolean);
    if (whole) return whole;
    const noted = withoutNotes(heading);
    return noted === undefined ? ofParts(heading) : noted;
  };
}
