// The scheduler's input, and the dialogs it can open.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { GridSlot } from './grid-slot.ts';
import type { Holds } from './holds.ts';
import type { LostHours } from './lost-slots.ts';
import type { RefusedFields } from './submission-failure.ts';

export type SchedulerDialog =
  | { kind: 'confirm'; slot: GridSlot; replaces: boolean }
  | { kind: 'cancel'; meeting: PlannedMeeting }
  | { kind: 'information'; sentences: string[]; refused: RefusedFields | null };

/** Updates state kept outside the scheduler, which another tab may have changed in the meantime. */
type Change<T> = (next: T | ((current: T) => T)) => void;

export interface SchedulerInput {
  edition: Edition;
  /** The selected exhibitors, in the order in which they were chosen. */
  exhibitors: readonly Exhibitor[];
  plan: readonly PlannedMeeting[];
  onPlanChange: Change<PlannedMeeting[]>;
  /** Holds the planned hours while the visitor is still choosing. */
  holds: Holds;
  /** Hours of the plan taken by others, stored with the draft so that they survive a reload. */
  lost: LostHours | null;
  onLostChange: Change<LostHours | null>;
  /** The company in view. */
  company: Exhibitor;
  onCompanyChange: (exhibitorId: number) => void;
  /** The plan was sent without a response: until the outcome is known, nothing can be changed or sent. */
  isUnanswered?: boolean;
  /** The plan is being sent. */
  isSending?: boolean;
  /** Sends the plan and leaves the page; rejects with the call's error. */
  onSubmit: () => Promise<void>;
  /** The plan is no longer being sent, and hours that it lost have left it. */
  onRefused?: () => void;
  /** Leads to where refused fields can be fixed, given the first of them and a sentence for each. */
  onFixField?: (firstField: string, fields: Record<string, string>) => void;
  /** If the page stays after the plan was sent: the button's label from then on, and the message on a second press. */
  submitted?: { label: string; again: string };
  /** Shown when a submission fails without a message from the server. */
  failedSentence: string;
}
