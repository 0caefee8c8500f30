// The tables as the code sees them; the migrations create them.

import type { Attendance, AttendanceWay } from '@visavis/domain/attendance/schema';
import type { DepositWay } from '@visavis/domain/booking/deposit';
import type { CategoryNames } from '@visavis/domain/category/names';
import type { CategoryKind } from '@visavis/domain/category/tree';
import type { EditionState } from '@visavis/domain/edition/state';
import type { EmailKind, EmailState } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { ColumnsOf } from '@visavis/domain/profile/columns';
import type { RegistrationState } from '@visavis/domain/registration/state';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DeskDatabase } from './desk-schema.ts';
import type { ExhibitorDatabase } from './exhibitor-schema.ts';
import type { HostedDatabase } from './hosted-schema.ts';
import type { ImportDatabase } from './import-schema.ts';
import type { MessageDatabase } from './message-schema.ts';
import type { OrganiserDatabase } from './organiser-schema.ts';
import type { PersonDatabase } from './person-schema.ts';
import type { ShowDayDatabase } from './show-day-schema.ts';
import type { WordsDatabase } from './words-schema.ts';

interface EditionTable {
  id: Generated<number>;
  name: string;
  /** The year of its first day. */
  year: GeneratedAlways<number>;
  is_demo: Generated<boolean>;
  /** Each YYYY-MM-DD. */
  dates: string[];
  /** When the slots of a day start, in minutes from midnight. */
  starts: number[];
  slot_minutes: Generated<number>;
  /** Dates of meetings that no longer belong to the edition, each YYYY-MM-DD: days 101, 102 ... */
  former_dates: Generated<string[]>;
  /** IANA name. */
  time_zone: Generated<string>;
  business_minimum: number;
  business_maximum: number;
  contact_email: string;
  contact_whatsapp: string;
  catalogue_version: Generated<number>;
  category_version: Generated<number>;
  hosted_minimum: Generated<number>;
  hosted_maximum: Generated<number>;
  hosted_programme_meetings: Generated<number>;
  hosted_meetings_a_day: Generated<number>;
  hosted_stage_programs: Generated<number>;
  refund_after_meetings: Generated<number>;
  refund_within_days: Generated<number>;
  deposit_sen: Generated<number>;
  extra_night_sen: Generated<number>;
  currency: Generated<string>;
  deposit_by: Generated<DepositWay>;
  transfer_details: Generated<string>;
  stay_nights: Generated<number>;
  stay_arrivals: Generated<number>;
  room_types: Generated<string[]>;
  terms_version: Generated<string>;
  documents_kept_days: Generated<number>;
  unconfirmed_hours_a_day: Generated<number>;
  /** Null for never. */
  unconfirmed_released_after: number | null;
  business_on: Generated<boolean>;
  hosted_on: Generated<boolean>;
  /** Each YYYY-MM-DDTHH:MM in the fair's time zone. */
  business_opens: Generated<string | null>;
  business_closes: Generated<string | null>;
  hosted_opens: Generated<string | null>;
  hosted_closes: Generated<string | null>;
  wordmark_first: Generated<string>;
  wordmark_second: Generated<string>;
  sender_name: Generated<string>;
  /** Two letters of ISO 3166-1. */
  country: Generated<string>;
  /** The main one first. */
  languages: Generated<Language[]>;
  state: Generated<EditionState>;
  /** When it was opened or closed; null if it was never open, or before this was stored. */
  last_open_at: Generated<Date | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

interface EditionLogoTable {
  edition_id: number;
  /** Longest side in pixels. */
  side: number;
  media_type: string;
  content: Buffer;
  /** Computed from the content. */
  revision: GeneratedAlways<string>;
}

interface EditionGridTable {
  edition_id: number;
  /** Incremented by every change to days, hours, blocked hours and withdrawn exhibitors. */
  version: Generated<number>;
}

interface CategoryTable {
  id: Generated<number>;
  edition_id: number;
  name: string;
  /** In languages other than English. */
  names: Generated<CategoryNames>;
  position: number;
}

interface SubCategoryTable extends CategoryTable {
  category_id: number;
}

interface FormerSubCategoryTable {
  id: Generated<number>;
  /** The sub-category that replaced it. */
  sub_category_id: number;
  /** The id that it had before a merge; null after a rename. */
  former_id: number | null;
  name: string;
  names: Generated<CategoryNames>;
}

interface CategoryMergeTable {
  id: Generated<number>;
  edition_id: number;
  kind: CategoryKind;
  /** The category that was merged away, with its former name and position. */
  from_id: number;
  name: string;
  names: CategoryNames;
  /** Null for a category. */
  category_id: number | null;
  position: number;
  into_id: number;
  merged_at: Date;
  undone_at: Date | null;
  moved_exhibitors: Generated<number[]>;
  shared_exhibitors: Generated<number[]>;
  moved_registrations: Generated<number[]>;
  shared_registrations: Generated<number[]>;
  moved_former_names: Generated<number[]>;
  moved_sub_categories: Generated<number[]>;
}

interface CompanyTable extends ColumnsOf<'company'> {
  id: Generated<number>;
  sort_name: ColumnType<string, never, never>;
}

interface VisitorTable extends ColumnsOf<'visitor'> {
  id: Generated<number>;
  company_id: number;
  sort_name: ColumnType<string, never, never>;
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
  /** The staff member who registered the person by hand; null for people who registered themselves. */
  registered_by: Generated<number | null>;
  /** It was rejected, and the same person has applied again since. */
  is_replaced: Generated<boolean>;
  created_at: Date;
  state: Generated<RegistrationState>;
  schedule_version: Generated<number>;
  /** A status email about this or an earlier schedule was sent. */
  was_mailed: Generated<boolean>;
  pending_meetings: Generated<number>;
  search_text: Generated<string>;
  language: Generated<Language>;
  /** The terms accepted at submission; null for registrations made before this was recorded. */
  terms_version: string | null;
  /** When the email address was confirmed by pressing a button in a mail sent to it; null until then. */
  confirmed_at: Date | null;
  reminder_email_id: number | null;
  contact_version: Generated<number>;
}

interface RegistrationOriginTable {
  registration_id: number;
  networks: Buffer[];
  shares: number[];
  hours: number;
  /** YYYY-MM-DD. */
  counted_on: string | null;
  made_at: Date;
}

interface UnconfirmedTallyTable {
  network: Buffer;
  /** YYYY-MM-DD. */
  day: string;
  hours: number;
  most: number;
}

interface AccessKeyTable {
  key_hash: Buffer;
  registration_id: number;
  created_at: Date;
  expires_at: Date;
  is_mailed: Generated<boolean>;
}

interface EmailTable {
  id: Generated<number>;
  kind: EmailKind;
  edition_id: number | null;
  registration_id: number | null;
  organiser_id: number | null;
  schedule_version: number | null;
  message_id: string;
  recipient_name: string;
  recipient: string;
  subject: string;
  content: ColumnType<unknown, string, string>;
  state: EmailState;
  not_before: Date | null;
  attempts: Generated<number>;
  attempt_began_at: Date | null;
  /** When the sending process's claim on it expires, by the database's clock. */
  claimed_until: Date | null;
  last_error: string | null;
  last_attempt_at: Date | null;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  created_at: Date;
  /** When a restore found it unsent; null once an organiser has released it. */
  held_at: Date | null;
  /** Subject and address in lower case; computed by the database. */
  search_text: ColumnType<string, never, never>;
  /** The group message that it belongs to. */
  group_message_id: number | null;
  /** For a test: the version of the text that it shows. */
  tested_words: number | null;
  /** For a group message: the exhibitor whose contact receives it. */
  exhibitor_id: number | null;
}

interface RegistrationInterestTable {
  registration_id: number;
  sub_category_id: number;
}

interface DraftTable {
  id: Generated<number>;
  edition_id: number;
  token_hash: Buffer;
  created_at: Date;
  seen_at: Date;
}

/** A hold has draft_id to expires_at; a meeting has a registration and none of those; an absence has neither. */
interface ClaimTable {
  id: Generated<number>;
  registration_id: number | null;
  exhibitor_id: number;
  day: number;
  minute: number;
  length: Generated<number>;
  place: Generated<number>;
  starts_at: Date;
  /** 1 hold, 2 pending, 3 rejected, 4 approved, 5 a place without a representative. */
  status: Generated<number>;
  version: Generated<number>;
  draft_id: number | null;
  address: string | null;
  held_at: Date | null;
  expires_at: Date | null;
  cancelled_by: 'visitor' | null;
  off_grid_reason: string | null;
  in_calendar: Generated<boolean>;
  attendance: Attendance | null;
  attendance_at: Date | null;
  attendance_by: number | null;
  attendance_way: AttendanceWay | null;
  /** The mark that the exhibitor set through its own link, even where the desk's mark differs. */
  exhibitor_view: Attendance | null;
  released_at: Date | null;
  /** Set on a meeting that an organiser rejected. */
  rejection_reason: string | null;
}

interface SlotChangeTable {
  id: Generated<number>;
  slots: string;
}

/** The claims that are meetings (a view). */
type MeetingView = Omit<ClaimTable, 'registration_id' | 'draft_id' | 'address' | 'held_at' | 'expires_at'> & {
  registration_id: number;
};

interface IdempotentAnswerTable {
  key: string;
  route: string;
  request_hash: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
}

interface AuditEntryTable {
  id: Generated<number>;
  at: Date;
  actor_kind: 'organiser' | 'visitor' | 'exhibitor' | 'system';
  organiser_id: number | null;
  actor: string;
  action: string;
  subject: string;
  registration_id: number | null;
  before: ColumnType<unknown, string | null, null>;
  after: ColumnType<unknown, string | null, null>;
  /** The exhibitor that it changed. */
  exhibitor_id: number | null;
  /** The erasure that removed its personal data. */
  erasure_id: number | null;
}

interface ErasureTable {
  id: Generated<number>;
  registration_id: number;
  at: Date;
}

export interface Database
  extends HostedDatabase,
    ExhibitorDatabase,
    WordsDatabase,
    ImportDatabase,
    PersonDatabase,
    MessageDatabase,
    DeskDatabase,
    ShowDayDatabase,
    OrganiserDatabase {
  edition: EditionTable;
  edition_logo: EditionLogoTable;
  edition_grid: EditionGridTable;
  category: CategoryTable;
  sub_category: SubCategoryTable;
  former_sub_category: FormerSubCategoryTable;
  category_merge: CategoryMergeTable;
  company: CompanyTable;
  visitor: VisitorTable;
  registration: RegistrationTable;
  registration_interest: RegistrationInterestTable;
  registration_origin: RegistrationOriginTable;
  unconfirmed_tally: UnconfirmedTallyTable;
  draft: DraftTable;
  slot_change: SlotChangeTable;
  claim: ClaimTable;
  meeting: MeetingView;
  idempotent_answer: IdempotentAnswerTable;
  access_key: AccessKeyTable;
  email: EmailTable;
  audit_entry: AuditEntryTable;
  erasure: ErasureTable;
}
