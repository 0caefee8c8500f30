// A person as the desk shows them.
import type { DeskExhibitor, DeskPerson } from '@visavis/contract/desk/endpoints';

export interface Shown {
  person: DeskPerson;
  exhibitors: readonly DeskExhibitor[];
}

export interface Arrival extends Shown {
  /** ISO instant of the scan before this one. */
  scannedBefore: string | undefined;
  /** The record that automatically marked the meeting under way. */
  marked: { meetingId: number; recordId: string } | null;
}
