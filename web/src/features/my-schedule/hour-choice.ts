// What choosing another hour asks of the page with the grid, which the application puts in.
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import type { ShownCompany } from './meetings.ts';

export interface HourChoice {
  title: string;
  /** What happens to the hour that the meeting has. */
  lead: string;
  backLabel: string;
  /** Said of the hour that the meeting has. */
  ownSentence: string;
  /** With whom. */
  companyId: number;
  companies: readonly ShownCompany[];
  /** All hours that the visitor has, the one in question among them while it is kept. */
  plan: readonly PlannedMeeting[];
  /** @throws ApiError for what the grid itself can answer: an hour that is taken, or no answer at all */
  onConfirm: (to: { day: number; hour: number }) => Promise<void>;
  onBack: () => void;
}
