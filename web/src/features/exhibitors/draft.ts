// What the edit page holds while an organiser types: an exhibitor's fields, and which of them differ from what is stored.
import type {
  ExhibitorInput,
  ExhibitorProfile,
  Localised,
  Representative,
} from '@visavis/contract/exhibitor-profile/profile';
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type { PictureChange } from '../../lib/use-picture-url.ts';

/** A text in each language; '' where it is not written. */
export type Translated = Readonly<Record<Language, string>>;

export interface ProductDraft {
  /** Names it on the page; a new product has no id yet. */
  key: string;
  id: number | null;
  name: Translated;
  description: Translated;
  /** Path of the stored picture. */
  image: string | null;
  picture: PictureChange;
}

export interface PersonDraft {
  /** As for a product. */
  key: string;
  id: number | null;
  name: string;
  title: string;
  email: string;
  /** Separated by commas. */
  languages: string;
  /** When they are at the booth; null for all hours of the fair. */
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

/** Parts of the draft that the save bar names, in the order of the page. */
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

/** Of a product or person that is stored; a new one has a random key. */
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

/** A new product into which nothing was put. */
export const isUntouchedProduct = ({ id, name, description, picture }: ProductDraft): boolean =>
  id === null && picture === null && isBlankText(name) && isBlankText(description);

/** A new person of whom nothing was said. */
export const isUntouchedPerson = ({ id, name, title, email, languages, hours }: PersonDraft): boolean =>
  id === null && hours === null && [name, title, email, languages].every((text) => text.trim() === '');

/** What is sent when the page is saved; pictures follow in calls of their own. */
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

/** 'Italian, 中文' as a list; also separated by the commas of Chinese. */
const listed = (text: string): string[] =>
  text
    .split(/[,，、;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** @returns the parts in which two drafts differ */
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
 * Takes over what somebody else has stored: parts that were not touched here follow, those that were keep what was typed.
 * @param before what was stored when typing began
 */
export function rebased(before: ExhibitorDraft, now: ExhibitorDraft, draft: ExhibitorDraft): ExhibitorDraft {
  const kept = changedParts(before, draft);
  return { ...now, ...Object.fromEntries(kept.map((part) => [part, draft[part]])) };
}

/** Moves an item of a list. @param by -1 towards the start, 1 towards the end */
export function moved<T>(items: readonly T[], from: number, by: number): T[] {
  const to = Math.min(items.length - 1, Math.max(0, from + by));
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}
