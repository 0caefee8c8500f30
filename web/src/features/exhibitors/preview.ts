// An exhibitor as the public pages take it, made from what is typed and not stored yet.
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
  /** As stored; undefined for a new one. */
  exhibitor: ExhibitorProfile | undefined;
  /** Addresses of the pictures to show, of products by their keys. */
  logo: string | undefined;
  images: Readonly<Record<string, string | undefined>>;
  countryCode: string | null;
  /** Hours of the edition, all of which a new exhibitor has free. */
  allHours: number;
  subCategories: readonly string[];
}

/** Visitors of a language without the text read the English one. */
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
