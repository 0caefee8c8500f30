// The organiser's source lists for creating an edition, possibly with duplicates.
import type { CategoryNames } from '../category/names.ts';
import type { CompanyInfo, VisitorProfile } from '../profile/fields.ts';

/** A category with its sub-categories, in display order. */
export interface SourceCategory {
  name: string;
  /** Names, unique in the edition (decisions 5). */
  subCategories: string[];
  /** Translated names of the category and its sub-categories, by English name; all optional. */
  names?: Readonly<Record<string, CategoryNames>>;
}

export interface SourceProduct {
  name: string;
  description: string;
  /** The picture as SVG text; absent if the exhibitor sent none. */
  image?: string;
}

/** An hour that the exhibitor or the organiser blocks. */
export interface SourceBlockedHour {
  /** Day number from 1. */
  day: number;
  /** Start, in minutes from midnight at the fair. */
  minute: number;
}

/** One row of the exhibitor list; several rows may describe the same exhibitor, see `mergeSourceExhibitors`. */
export interface SourceExhibitor {
  company_name: string;
  booth_number: string;
  region_country: string;
  /** May be empty. */
  product_profile: string;
  description: string;
  /** Names of sub-categories from the same lists. */
  subCategories: string[];
  products: SourceProduct[];
  /** The logo as SVG text; absent if the exhibitor sent none. */
  logo?: string;
  blocked: SourceBlockedHour[];
  /** Maximum parallel meetings, 1 to 50; 1 by default. */
  places?: number;
}

/** A meeting of a registration; the exhibitor is named as in the exhibitor list. */
export interface SourceMeeting {
  company_name: string;
  booth_number: string;
  day: number;
  minute: number;
  /** 2 pending, 3 rejected, 4 approved (`MEETING_STATUS`). */
  status: 2 | 3 | 4;
}

/** A Business Matching registration that is loaded with the edition. */
export interface SourceRegistration {
  /** The public reference; replaced on loading if another registration already has it. */
  reference: string;
  /** How long before loading it was submitted, in minutes. */
  submittedMinutesAgo: number;
  visitor: VisitorProfile;
  company: CompanyInfo;
  /** Names of sub-categories. */
  interests: string[];
  /** At most the edition's limit; live meetings in an exhibitor's slot never exceed its places. */
  meetings: SourceMeeting[];
}

/** All the data from which an edition is loaded. */
export interface SourceLists {
  categories: SourceCategory[];
  exhibitors: SourceExhibitor[];
  registrations: SourceRegistration[];
}
