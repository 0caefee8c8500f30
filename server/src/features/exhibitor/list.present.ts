// An exhibitor as the organisers' list shows it, and with its texts and products.
import type { ExhibitorDetail, ListedExhibitor } from '@visavis/contract/exhibitor/endpoints';
import { firstProfileGap } from '@visavis/domain/exhibitor/profile-gap';
import type { ExhibitorRow } from './list.repository.ts';
import type { listProductRows } from './repository.ts';

/** @param slots days times hours of the edition */
export function presentListed(row: ExhibitorRow, slots: number): ListedExhibitor {
  return {
    id: row.id,
    companyName: row.company_name,
    boothNumber: row.booth_number,
    regionCountry: row.region_country,
    subCategories: row.sub_categories,
    places: row.places,
    hours: (slots - row.blocked) * row.places,
    hoursTaken: row.taken,
    productCount: row.products,
    firstGap: firstProfileGap({
      company: {
        booth: row.booth_number,
        country: row.region_country,
        productProfile: row.product_profile,
        description: row.description,
        hasLogo: row.has_logo,
      },
      subCategories: row.sub_categories.length,
      products: row.products,
    }),
  };
}

/** @param slots days times hours of the edition */
export function presentDetail(
  row: ExhibitorRow,
  products: Awaited<ReturnType<typeof listProductRows>>,
  slots: number,
): ExhibitorDetail {
  return {
    ...presentListed(row, slots),
    productProfile: row.product_profile,
    description: row.description,
    hasLogo: row.has_logo,
    products: products.map(({ has_image, ...product }) => ({ ...product, hasImage: has_image })),
  };
}
