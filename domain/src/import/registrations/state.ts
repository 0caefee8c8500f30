// Input of a dry run of people, and what their import stores.
import type { SlotTime } from '../../edition/slot-time.ts';
import type { Language } from '../../language/languages.ts';
import type { StoredProfile } from '../../profile/fields.ts';
import type { Grid } from '../blocked-hours.ts';
import type { ImportPlan, StoredCategory } from '../plan-types.ts';

/** A slot at one of an exhibitor's places. */
export interface PlacedSlot extends SlotTime {
  place: number;
}

/** The edition's current data that a list of people is compared with. */
export interface RegistrationState {
  /** ISO instant: hours before it cannot be booked. */
  now: string;
  timeZone: string;
  grid: Grid;
  /** Maximum meetings per person. */
  maximum: number;
  /** Exhibitors visible to visitors. */
  exhibitors: readonly { id: number; company: string; booth: string; places: number }[];
  /** Merged duplicates, with the ID of the remaining exhibitor. */
  former: readonly { company: string; booth: string; id: number }[];
  /** By exhibitor: claims on places, such as meetings, holds and absences. */
  claims: Readonly<Record<string, readonly PlacedSlot[]>>;
  /** Blocked slots by exhibitor. */
  blocked: Readonly<Record<string, readonly SlotTime[]>>;
  /** References of registered people, by folded address. */
  people: Readonly<Record<string, string>>;
  categories: readonly StoredCategory[];
}

export interface PlannedMeeting {
  exhibitorId: number;
  day: number;
  minute: number;
  place: number;
}

/** A registration that the import would create. */
export interface PlannedPerson {
  /** Number of the person's first row. */
  row: number;
  profile: StoredProfile;
  language: Language;
  /** Sub-category ids. */
  interests: number[];
  meetings: PlannedMeeting[];
}

export interface RegistrationPlan extends Pick<ImportPlan, 'rows' | 'troubles' | 'mended' | 'counts'> {
  people: PlannedPerson[];
}
