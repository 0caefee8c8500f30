// What the scheduler asks for and is given, and the dialogs that it may have open.
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

/** A change of what is kept outside: another tab may have changed it meanwhile. */
type Change<T> = (next: T | ((current: T) => T)) => void;

export interface SchedulerInput {
  edition: Edition;
  /** The selected exhibitors, in the order of choosing. */
  exhibitors: readonly Exhibitor[];
  plan: readonly PlannedMeeting[];
  onPlanChange: Change<PlannedMeeting[]>;
  /** Keeps the hours that are planned, while the visitor is still choosing. */
  holds: Holds;
  /** What others took of the plan, kept with the draft so that a reload still says so. */
  lost: LostHours | null;
  onLostChange: Change<LostHours | null>;
  /** The company in view. */
  company: Exhibitor;
  onCompanyChange: (exhibitorId: number) => void;
  /** The plan was sent and no answer came: until it is known what became of it, nothing can be changed or sent. */
  isUnanswered?: boolean;
  /** It is on its way. */
  isSending?: boolean;
  /** Sends the plan and leaves the page; rejects with the call's error. */
  onSubmit: () => Promise<void>;
  /** The server refused fields of what was sent: the first of them, and a sentence for each. Leads to where it is mended. */
  onFixField?: (firstField: string, fields: Record<string, string>) => void;
  /** What the button says once the plan was sent, where the page stays, and what is said when it is sent again. */
  submitted?: { label: string; again: string };
  /** Said when a submission fails without a sentence of the server's. */
  failedSentence: string;
}
