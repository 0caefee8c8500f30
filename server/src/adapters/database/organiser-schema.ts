// The tables of organisers, as the code sees them: their logins, sessions, preferences and saved views.
import type { Preferences } from '@visavis/domain/staff/preferences';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface OrganiserTable {
  id: Generated<number>;
  email: string;
  folded_email: string;
  /** Null until an invited organiser has chosen one. */
  password_hash: string | null;
  role: OrganiserRole;
  disabled_at: Date | null;
  created_at: Date;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number | null;
}

interface OrganiserSessionTable {
  token_hash: Buffer;
  organiser_id: number;
  created_at: Date;
  last_seen_at: Date;
}

interface OrganiserPreferenceTable {
  organiser_id: number;
  preferences: ColumnType<Partial<Preferences>, string, string>;
}

interface SavedViewTable {
  id: GeneratedAlways<number>;
  edition_id: number;
  list: string;
  name: string;
  query: string;
  saved_by: number | null;
  saved_at: Date;
  emptied_at: Date | null;
}

interface PasswordLinkTable {
  key_hash: Buffer;
  organiser_id: number;
  purpose: 'invitation' | 'reset';
  created_at: Date;
  expires_at: Date;
}

export interface OrganiserDatabase {
  organiser: OrganiserTable;
  organiser_session: OrganiserSessionTable;
  organiser_preference: OrganiserPreferenceTable;
  password_link: PasswordLinkTable;
  saved_view: SavedViewTable;
}
