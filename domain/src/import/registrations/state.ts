// What a dry run of people is made from, and what their import stores.
import type { SlotTime } from '../../edition/slot-time.ts';
import type { Language } from '../../language/languages.ts';
import type { StoredProfile } from '../../profile/fields.ts';
import type { Grid } from '../blocked-hours.ts';
import type { ImportPlan, StoredCategory } from '../plan-types.ts';

/** A slot at one of an exhibitor's places. */
export interface PlacedSlot extends SlotTime {
  place: number;
}

/** What the edition has now, as far as a list of people is compared with it. */
export interface RegistrationState {
  /** ISO instant: hours that have begun cannot be booked. */
  now: string;
  timeZone: string;
  grid: Grid;
  /** Most meetings of one person. */
  maximum: number;
  /** Those that visitors find. */
  exhibitors: readonly { id: number; company: string; booth: string; places: number }[];
  /** Duplicates that were merged into others, with the id of the one that remains. */
  former: readonly { company: string; booth: string; id: number }[];
  /** By exhibitor: what takes a place of an hour, such as meetings, holds and absences. */
  claims: Readonly<Record<string, readonly PlacedSlot[]>>;
  /** By exhibitor. */
  blocked: Readonly<Record<string, readonly SlotTime[]>>;
  /** References of those who are registered, by folded address. */
  people: Readonly<Record<string, string>>;
  categories: readonly StoredCategory[];
}

export interface PlannedMeeting {
  exhibitorId: number;
  day: number;
  minute: number;
  place: number;
}

/** A registration that the import makes. */
export interface PlannedPerson {
  /** The first of its rows. */
  row: number;
  profile: StoredProfile;
  language: Language;
  /** Ids of sub-categories. */
  interests: number[];
  meetings: PlannedMeeting[];
}

export interface RegistrationPlan extends Pick<ImportPlan, 'rows' | 'troubles' | 'mended' | 'counts'> {
  people: PlannedPerson[];
}
