// The draft of an exhibitor on the edit page, and in which parts it differs from what is stored.
import type {
  ExhibitorInput,
  ExhibitorProfile,
  Localised,
  Representative,
} from '@visavis/contract/exhibitor-profile/profile';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type { PictureChange } from '../../lib/use-picture-url.ts';

/** A text in each language; '' in a language in which it is not written. */
export type Translated = Readonly<Record<Language, string>>;

export interface ProductDraft {
  /** Identifies the product on the page, because a new one has no id yet. */
  key: string;
  id: number | null;
  name: Translated;
  description: Translated;
  /** The path of the stored picture; null if there is none. */
  image: string | null;
  picture: PictureChange;
}

export interface PersonDraft {
  /** Identifies the person on the page. */
  key: string;
  id: number | null;
  name: string;
  title: string;
  email: string;
  /** The languages as typed, separated by commas. */
  languages: string;
  /** When the person is at the booth; null for all hours of the fair. */
  hours: Representative['hours'];
}

export interface ExhibitorDraft {
  companyName: string;
  boothNumber: string;
  hall: string;
  regionCountry: string;
  website: string;
  contactEmail: string;
  productProfile: Translated;
  description: Translated;
  logo: PictureChange;
  subCategoryIds: readonly number[];
  products: readonly ProductDraft[];
  people: readonly PersonDraft[];
  places: ExhibitorInput['places'];
}

/** The parts of the draft, which the save bar names, in the order of the page. */
const DRAFT_PARTS = [
  'logo',
  'companyName',
  'boothNumber',
  'hall',
  'regionCountry',
  'website',
  'contactEmail',
  'productProfile',
  'description',
  'subCategoryIds',
  'products',
  'people',
  'places',
] as const satisfies readonly (keyof ExhibitorDraft)[];
export type DraftPart = (typeof DRAFT_PARTS)[number];

export const EMPTY_TEXT: Translated = { en: '', ms: '', 'zh-Hans': '' };

export const EMPTY_DRAFT: ExhibitorDraft = {
  companyName: '',
  boothNumber: '',
  hall: '',
  regionCountry: '',
  website: '',
  contactEmail: '',
  productProfile: EMPTY_TEXT,
  description: EMPTY_TEXT,
  logo: null,
  subCategoryIds: [],
  products: [],
  people: [],
  places: { from: 'hand', count: 1 },
};

const translated = ({ en, ms = '', 'zh-Hans': chinese = '' }: Localised): Translated => ({
  en,
  ms,
  'zh-Hans': chinese,
});

/** The key of a stored product or person; a new one has a random key. */
export const keyOfStored = (id: number): string => String(id);

export function draftOf(exhibitor: ExhibitorProfile): ExhibitorDraft {
  const { companyName, boothNumber, hall, regionCountry, website, contactEmail } = exhibitor;
  return {
    companyName,
    boothNumber,
    hall,
    regionCountry,
    website,
    contactEmail,
    productProfile: translated(exhibitor.productProfile),
    description: translated(exhibitor.description),
    logo: null,
    subCategoryIds: exhibitor.subCategories.map(({ id }) => id),
    products: exhibitor.products.map(({ id, name, description, image }) => ({
      key: keyOfStored(id),
      id,
      name: translated(name),
      description: translated(description),
      image,
      picture: null,
    })),
    people: exhibitor.representatives.map(({ languages, ...person }) => ({
      ...person,
      key: keyOfStored(person.id),
      languages: languages.join(', '),
    })),
    places: { from: exhibitor.placesFrom, count: Math.max(1, exhibitor.places) },
  };
}

const isBlankText = (text: Translated): boolean =>
  LANGUAGES.every((language) => text[language].trim() === '');

/** Whether a product is new and still empty. */
export const isUntouchedProduct = ({ id, name, description, picture }: ProductDraft): boolean =>
  id === null && picture === null && isBlankText(name) && isBlankText(description);

/** Whether a person is new and still empty. */
export const isUntouchedPerson = ({ id, name, title, email, languages, hours }: PersonDraft): boolean =>
  id === null && hours === null && [name, title, email, languages].every((text) => text.trim() === '');

/** The body of the call that saves the page; pictures are sent in calls of their own. */
export function inputOf(draft: ExhibitorDraft): ExhibitorInput {
  const { logo: _, products, people, subCategoryIds, ...rest } = draft;
  return {
    ...rest,
    subCategoryIds: [...subCategoryIds],
    products: products.map(({ id, name, description }) => ({ id, name, description })),
    representatives: people.map(({ id, name, title, email, languages, hours }) => ({
      id,
      name,
      title,
      email,
      languages: listed(languages),
      hours,
    })),
  };
}

/** The items of a text such as 'Italian, 中文', which may be separated by Chinese commas too. */
const listed = (text: string): string[] =>
  text
    .split(/[,，、;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @returns the parts in which two drafts differ, in the order of the page */
export function changedParts(stored: ExhibitorDraft, draft: ExhibitorDraft): DraftPart[] {
  return DRAFT_PARTS.filter((part) => !isSame(part, stored, draft));
}

function isSame(part: DraftPart, one: ExhibitorDraft, other: ExhibitorDraft): boolean {
  switch (part) {
    case 'productProfile':
    case 'description':
      return isSameText(one[part], other[part]);
    case 'subCategoryIds':
      return one[part].length === other[part].length && one[part].every((id) => other[part].includes(id));
    case 'products':
      return isSameList(one.products, other.products, isSameProduct);
    case 'people':
      return isSameList(one.people, other.people, isSamePerson);
    case 'places':
      return (
        one.places.from === other.places.from &&
        (one.places.from === 'representatives' || one.places.count === other.places.count)
      );
    default:
      return one[part] === other[part];
  }
}

const isSameList = <T>(
  one: readonly T[],
  other: readonly T[],
  isSameItem: (a: T, b: T) => boolean,
): boolean =>
  one.length === other.length &&
  one.every((item, place) => {
    const there = other[place];
    return there !== undefined && isSameItem(item, there);
  });

const isSameText = (one: Translated, other: Translated): boolean =>
  LANGUAGES.every((language) => one[language] === other[language]);

const isSameProduct = (one: ProductDraft, other: ProductDraft): boolean =>
  one.key === other.key &&
  one.picture === other.picture &&
  isSameText(one.name, other.name) &&
  isSameText(one.description, other.description);

const isSamePerson = (one: PersonDraft, other: PersonDraft): boolean =>
  one.key === other.key &&
  one.name === other.name &&
  one.title === other.title &&
  one.email === other.email &&
  one.languages === other.languages &&
  JSON.stringify(one.hours) === JSON.stringify(other.hours);

/**
 * Takes over what somebody else has stored, except in the parts that were changed here.
 * @param before what was stored when this draft began
 * @param now what is stored now
 */
export function rebased(before: ExhibitorDraft, now: ExhibitorDraft, draft: ExhibitorDraft): ExhibitorDraft {
  const kept = changedParts(before, draft);
  return { ...now, ...Object.fromEntries(kept.map((part) => [part, draft[part]])) };
}

/** Moves an item, at most to either end. @param by -1 towards the start, 1 towards the end @returns a new array */
export function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const to = Math.min(items.length - 1, Math.max(0, from + by));
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}
