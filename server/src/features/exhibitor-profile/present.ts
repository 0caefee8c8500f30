// An exhibitor as the organisers' list shows it, and in full.
import type { ExhibitorProfile, ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { overlaps } from '@visavis/domain/edition/slot-time';
import { logoAddress, productImageAddress } from '@visavis/domain/exhibitor/image-path';
import { localise } from '@visavis/domain/exhibitor/texts';
import { websiteUrl } from '@visavis/domain/exhibitor/website';
import { CLAIM_STATUS } from '../slot/public.ts';
import type { ExhibitorRow } from './list.repository.ts';
import type {
  Grid,
  LiveClaim,
  listBlocked,
  readConcerned,
  StoredExhibitor,
  StoredProduct,
  StoredRepresentative,
} from './repository.ts';

export function presentListed(row: ExhibitorRow): ListedExhibitor {
  return {
    id: row.id,
    version: row.version,
    companyName: row.company_name,
    boothNumber: row.booth_number,
    hall: row.hall,
    regionCountry: row.region_country,
    subCategories: row.sub_categories,
    places: row.places,
    hours: row.hours,
    hoursTaken: row.taken,
    productCount: row.products,
    representativeCount: row.representatives,
    logo: row.has_logo ? logoAddress({ id: row.id, revision: row.logo_revision }) : null,
    firstGap: row.first_gap,
    isArchived: row.is_archived,
  };
}

/** The parts of a profile. */
export interface ReadExhibitor {
  listed: ExhibitorRow;
  stored: StoredExhibitor;
  products: StoredProduct[];
  representatives: StoredRepresentative[];
  grid: Grid;
  claims: LiveClaim[];
  blocked: Awaited<ReturnType<typeof listBlocked>>;
  concerned: Awaited<ReturnType<typeof readConcerned>>;
}

export function presentProfile(read: ReadExhibitor): ExhibitorProfile {
  const { listed, stored, concerned } = read;
  const { texts } = stored;
  return {
    ...presentListed(listed),
    editionId: stored.edition_id,
    website: stored.website,
    websiteUrl: websiteUrl(stored.website),
    contactEmail: stored.contact_email,
    productProfile: localise(stored.product_profile, { texts, field: 'productProfile' }),
    description: localise(stored.description, { texts, field: 'description' }),
    products: read.products.map((product) => ({
      id: product.id,
      name: localise(product.name, { texts: product.texts, field: 'name' }),
      description: localise(product.description, { texts: product.texts, field: 'description' }),
      image: product.has_image
        ? productImageAddress({ id: product.id, revision: product.image_revision })
        : null,
    })),
    representatives: read.representatives,
    placesFrom: stored.places_from,
    slots: slotsOf(read),
    people: new Set(
      read.claims.flatMap(({ status, registrationId }) => (isMeeting(status) ? [registrationId] : [])),
    ).size,
    followers: concerned.followers,
    lastChange:
      concerned.at && concerned.by !== null ? { at: concerned.at.toISOString(), by: concerned.by } : null,
    mergedInto: stored.merged_into,
  };
}

const isMeeting = (status: number): boolean =>
  status === CLAIM_STATUS.pending || status === CLAIM_STATUS.approved;

function slotsOf({ grid, stored, claims, blocked }: ReadExhibitor): ExhibitorProfile['slots'] {
  return grid.slots.map(({ date: _date, ...slot }) => {
    const within = claims.filter((claim) => overlaps(claim, slot));
    const placesWith = (isCounted: (status: number) => boolean) =>
      new Set(within.flatMap(({ status, place }) => (isCounted(status) ? [place] : []))).size;
    return {
      day: slot.day,
      minute: slot.minute,
      places: stored.places - placesWith((status) => status === CLAIM_STATUS.absent),
      taken: placesWith(isMeeting),
      isBlocked: blocked.some((stretch) => overlaps(stretch, slot)),
    };
  });
}
