// The tables as the code sees them; the migrations are where they are made.
import type { ColumnType, Generated } from 'kysely';

interface EditionTable {
  id: Generated<number>;
  name: string;
  year: number;
  is_demo: Generated<boolean>;
  /** YYYY-MM-DD each. */
  dates: string[];
  hours: number[];
  business_minimum: number;
  business_maximum: number;
  contact_email: string;
  contact_whatsapp: string;
  catalogue_version: Generated<number>;
  created_at: Generated<Date>;
}

interface CategoryTable {
  id: Generated<number>;
  edition_id: number;
  name: string;
  position: number;
}

interface SubCategoryTable extends CategoryTable {
  category_id: number;
}

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
}

interface PictureTable {
  path: string;
  media_type: string;
  content: Buffer;
}

interface BlockedSlotTable {
  exhibitor_id: number;
  day: number;
  hour: number;
}

interface CompanyTable {
  id: Generated<number>;
  name: string;
  nature: string;
  size: string;
  website: string;
  phone: string;
  address_line1: string;
  address_line2: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
}

interface VisitorTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  designation: string;
  email: string;
  phone_number: string;
}

interface RegistrationTable {
  id: Generated<number>;
  edition_id: number;
  programme: 'business' | 'hosted';
  reference: string;
  visitor_id: number;
  company_id: number;
  folded_email: string;
  cancelled_at: Date | null;
  created_at: Date;
}

interface RegistrationInterestTable {
  registration_id: number;
  sub_category_id: number;
}

interface MeetingTable {
  id: Generated<number>;
  registration_id: number;
  exhibitor_id: number;
  day: number;
  hour: number;
  starts_at: Date;
  status: Generated<number>;
  version: Generated<number>;
}

interface IdempotentAnswerTable {
  key: string;
  route: string;
  request_hash: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
}

interface OrganiserTable {
  id: Generated<number>;
  email: string;
  folded_email: string;
  password_hash: string;
  role: 'viewer' | 'editor' | 'admin';
  disabled_at: Date | null;
  created_at: Date;
}

interface OrganiserSessionTable {
  token_hash: Buffer;
  organiser_id: number;
  created_at: Date;
  last_seen_at: Date;
}

export interface Database {
  edition: EditionTable;
  category: CategoryTable;
  sub_category: SubCategoryTable;
  exhibitor: ExhibitorTable;
  exhibitor_sub_category: ExhibitorSubCategoryTable;
  product: ProductTable;
  picture: PictureTable;
  blocked_slot: BlockedSlotTable;
  company: CompanyTable;
  visitor: VisitorTable;
  registration: RegistrationTable;
  registration_interest: RegistrationInterestTable;
  meeting: MeetingTable;
  idempotent_answer: IdempotentAnswerTable;
  organiser: OrganiserTable;
  organiser_session: OrganiserSessionTable;
}
