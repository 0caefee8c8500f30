// What the page with the grid of hours needs for choosing another hour; the application supplies that page.
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { ShownCompany } from './meetings.ts';

export interface HourChoice {
  title: string;
  /** What happens to the meeting's current hour. */
  lead: string;
  backLabel: string;
  /** Describes the meeting's current hour. */
  ownSentence: string;
  /** The exhibitor to meet. */
  companyId: number;
  companies: readonly ShownCompany[];
  /** All hours the visitor has, including the current one of this meeting while it is kept. */
  plan: readonly PlannedMeeting[];
  /** @throws ApiError for what the grid itself can handle: an hour that is taken, or no response at all */
  onConfirm: (to: { day: number; minute: number }) => Promise<void>;
  onBack: () => void;
}
