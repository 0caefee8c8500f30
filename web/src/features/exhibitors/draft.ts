// What the edit page holds while an organiser types: an exhibitor's fields, and which of them differ from what is stored.
import { LANGUAGES, type Language } from '@visavis/domain/language/languages';
import { type Slot, sameSlots } from './slot-range.ts';

/** A text in each language; '' where it is not written. */
export type Translated = Readonly<Record<Language, string>>;

export interface ProductDraft {
  /** Names it on the page; a new product has no id yet. */
  key: string;
  id: number | null;
  name: Translated;
  description: Translated;
  hasImage: boolean;
  /** Replaces its picture when saved. */
  picture: File | null;
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
  /** Replaces the logo when saved. */
  logo: File | null;
  subCategoryIds: readonly number[];
  products: readonly ProductDraft[];
  places: number;
  blocked: readonly Slot[];
}

/** Parts of the draft that the save bar names, in the order of the page. */
export const DRAFT_PARTS = [
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
  'places',
  'blocked',
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
  places: 1,
  blocked: [],
};

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
      return (
        one.products.length === other.products.length &&
        one.products.every((product, place) => isSameProduct(product, other.products[place]))
      );
    case 'blocked':
      return sameSlots(one.blocked, other.blocked);
    default:
      return one[part] === other[part];
  }
}

export const isSameText = (one: Translated, other: Translated): boolean =>
  LANGUAGES.every((language) => one[language] === other[language]);

export const isSameProduct = (one: ProductDraft, other: ProductDraft | undefined): boolean =>
  other !== undefined &&
  one.key === other.key &&
  one.picture === other.picture &&
  isSameText(one.name, other.name) &&
  isSameText(one.description, other.description);

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
