// Headings of columns that hold part of a field: given or family name, house number, dialling code.
import { PEOPLE, withoutOwner } from './heading-owners.ts';
import { foldHeading, listedIn, partsOf, turnedRound, withNotes } from './headings.ts';

const HEADINGS = {
  given:
    'first name|first names|firstname|fname|givenname|vornamen|given name|given names|forename|first|given|nama pertama|nama depan|名|vorname|prénom|nombres|nome próprio|imię|voornaam|förnamn|fornavn|adı',
  middle: 'middle name|middle names|middle initial|middle|отчество',
  family:
    'last name|last names|lastname|lname|familyname|surnames|zuname|family name|surname|last|family|nama keluarga|nama akhir|姓|姓氏|nachname|familienname|nom de famille|apellido|apellidos|primer apellido|segundo apellido|sobrenome|cognome|фамилия|성|soyadı|soyad|nazwisko|achternaam|efternamn|etternavn',
  houseNumber: 'house number|house no|street number|street no|hausnummer|numéro de rue|nombor rumah|门牌号',
  diallingCode:
    'dialling code|dialing code|dial code|phone code|phone country code|country code|country calling code|calling code|kod negara|kod telefon|国家代码|国际区号|区号',
} as const;
export type Part = keyof typeof HEADINGS;

/** All part headings, for lookups of heading words. */
export const PART_HEADINGS: readonly string[] = Object.values(HEADINGS);

const KNOWN = new Map(
  Object.entries(HEADINGS).flatMap(([part, names]) =>
    names.split('|').map((name) => [foldHeading(name), part as Part] as const),
  ),
);

const known = (folded: string): Part | undefined =>
  KNOWN.get(folded) ?? KNOWN.get(withoutOwner(folded, PEOPLE));

/** The part that a heading names; null for a whole field, and for 'First / last name'. */
export function partOfHeading(heading: string): Part | null {
  const { plain, notes } = withNotes(heading);
  const whole = [foldHeading(heading), ...turnedRound(heading), foldHeading(plain)].map(known).find(Boolean);
  if (whole) return whole;
  const found = new Set([...partsOf(heading), ...notes.map(foldHeading)].map(known));
  found.delete(undefined);
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** Without a separator, or with a word that only occurs in whole names. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(
  'nachname vorname|name vorname|familienname vorname|last name first name|last first|last first name|surname first name|surname name|surname and name|cognome nome|cognome e nome|nom prenom|nom et prenom|nom prénoms|apellidos nombre|apellidos y nombre|apellidos nombres|apellidos y nombres|apellido y nombre|sobrenome nome|фамилия имя|фамилия имя отчество|nazwisko imię|nazwisko i imię|příjmení jméno|příjmení a jméno|soyad ad|achternaam voornaam'
    .split('|')
    .map(foldHeading),
);

/** Given and family name, in the order of a combined heading. */
function namesIn(heading: string): Part[] {
  const listed = listedIn(heading).map(known);
  return listed.filter((part) => part === 'given' || part === 'family');
}

/** Whether cells below a heading start with the family name: 'Nachname, Vorname', 'Name (last, first)'. */
export const isFamilyFirst = (heading: string): boolean =>
  FAMILY_FIRST.has(foldHeading(heading)) || namesIn(heading).join(' ') === 'family given';

const isOfBoth = (heading: string): boolean =>
  isFamilyFirst(heading) || namesIn(heading).join(' ') === 'given family';

/**
 * @param wholeOf the field that each part belongs to
 * @returns the field whose part a heading names; null for any other text
 */
export function fieldOfPart<Field extends string>(
  wholeOf: Readonly<Partial<Record<Part, Field>>>,
  heading: string,
): Field | null {
  const part = partOfHeading(heading);
  if (part === null) return isOfBoth(heading) ? (wholeOf.given ?? null) : null;
  return wholeOf[part] ?? null;
}
