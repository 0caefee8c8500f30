// The preview of an exhibitor: the data that public pages show, made from a draft that is not stored yet.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import type { DirectoryEntry } from '@visavis/domain/directory/schema';
import type { Product } from '@visavis/domain/exhibitor/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { ExhibitorDraft, Translated } from './draft.ts';

export interface Preview {
  entry: DirectoryEntry;
  subCategories: readonly string[];
  products: readonly Product[];
}

interface PreviewSource {
  draft: ExhibitorDraft;
  /** The stored exhibitor; undefined for a new one. */
  exhibitor: ExhibitorProfile | undefined;
  /** The address of the logo to show; `images` has those of the products, by their keys. */
  logo: string | undefined;
  images: Readonly<Record<string, string | undefined>>;
  countryCode: string | null;
  /** The number of hours of the edition, all of which are free for a new exhibitor. */
  allHours: number;
  subCategories: readonly string[];
}

/** The text in a language, or in English if it is not written in that language. */
const read = (text: Translated, language: Language): string =>
  text[language].trim() === '' ? text.en : text[language];

export function previewOf(source: PreviewSource, language: Language): Preview {
  const { draft, exhibitor, logo, images, countryCode, allHours, subCategories } = source;
  const id = exhibitor?.id ?? 0;
  const free = exhibitor
    ? exhibitor.slots.filter(({ isBlocked, places, taken }) => !isBlocked && taken < places).length
    : allHours;
  return {
    entry: {
      id,
      company_name: draft.companyName,
      booth_number: draft.boothNumber,
      region_country: draft.regionCountry,
      product_profile: read(draft.productProfile, language),
      description: read(draft.description, language),
      ...(logo === undefined ? {} : { logo }),
      countryCode,
      freeHours: free,
    },
    subCategories,
    products: draft.products.map((product, place) => {
      const image = images[product.key];
      return {
        id: product.id ?? -place,
        name: read(product.name, language),
        description: read(product.description, language),
        ...(image === undefined ? {} : { image }),
        company_name: draft.companyName,
        exhibitor_id: id,
      };
    }),
  };
}
