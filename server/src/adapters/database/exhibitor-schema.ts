// The tables of exhibitors as the code sees them; the migrations create them.
import type { SlotTime } from '@visavis/domain/edition/slot-time';
import type { ExhibitorTexts, ProductTexts } from '@visavis/domain/exhibitor/texts';
import type { ColumnType, Generated } from 'kysely';

interface ExhibitorTable {
  id: Generated<number>;
  edition_id: number;
  company_name: string;
  booth_number: string;
  folded_name: string;
  folded_booth: string;
  region_country: string;
  product_profile: string;
  description: string;
  has_logo: boolean;
  /** How many meetings it can hold in parallel in one hour. */
  places: Generated<number>;
  version: Generated<number>;
  hall: Generated<string>;
  website: Generated<string>;
  contact_email: Generated<string>;
  /** In languages other than English. */
  texts: ColumnType<ExhibitorTexts, string | undefined, string>;
  places_from: Generated<'hand' | 'representatives'>;
  /** The number set by hand; null for all of `places`. */
  wanted_places: number | null;
  logo_revision: Generated<number>;
  archived_at: Date | null;
  merged_into: number | null;
  /** The folded text that Find searches; maintained by the database. */
  search_text: ColumnType<string, never, never>;
}

interface ExhibitorSubCategoryTable {
  exhibitor_id: number;
  sub_category_id: number;
}

interface ProductTable {
  id: Generated<number>;
  exhibitor_id: number;
  name: string;
  description: string;
  has_image: boolean;
  position: number;
  /** In languages other than English. */
  texts: ColumnType<ProductTexts, string | undefined, string>;
  image_revision: Generated<number>;
}

interface RepresentativeTable {
  id: Generated<number>;
  exhibitor_id: number;
  name: string;
  title: Generated<string>;
  email: Generated<string>;
  languages: Generated<string[]>;
  /** Null for all hours. */
  hours: ColumnType<SlotTime[] | null, string | null | undefined, string | null>;
  position: number;
  /** Like that of the exhibitor. */
  search_text: ColumnType<string, never, never>;
}

interface ExhibitorLogoTable {
  exhibitor_id: number;
  /** Longest side in pixels; 0 for a drawing. */
  side: number;
  media_type: string;
  content: Buffer;
}

interface ProductImageTable {
  product_id: number;
  /** Longest side in pixels; 0 for a drawing. */
  side: number;
  media_type: string;
  content: Buffer;
}

interface FormerPicturePathTable {
  edition_id: number;
  path: string;
  exhibitor_id: number;
  product_id: number | null;
}

/** Pictures that predate the link to an exhibitor or product, by path below /images/companies/. */
interface PictureTable {
  path: string;
  media_type: string;
  content: Buffer;
}

interface BlockedSlotTable {
  exhibitor_id: number;
  day: number;
  minute: number;
  length: Generated<number>;
}

interface BlockedForAllTable {
  edition_id: number;
  day: number;
  minute: number;
  length: number;
}

export interface ExhibitorDatabase {
  exhibitor: ExhibitorTable;
  exhibitor_sub_category: ExhibitorSubCategoryTable;
  product: ProductTable;
  representative: RepresentativeTable;
  exhibitor_logo: ExhibitorLogoTable;
  product_image: ProductImageTable;
  former_picture_path: FormerPicturePathTable;
  picture: PictureTable;
  blocked_slot: BlockedSlotTable;
  blocked_for_all: BlockedForAllTable;
}
