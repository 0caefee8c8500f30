// The scheduler of either programme, bound to its draft and its submission.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { type ReactNode, useState } from 'react';
import { SchedulePage } from '../../features/scheduling/schedule-page.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import type { DraftHolds } from '../draft/hold-sync.ts';
import type { JourneyDraft } from '../draft/journey-draft.ts';
import { useHoldKeeper } from '../draft/use-hold-renewal.ts';
import { LaterAlternatives } from './later-alternatives.tsx';

interface ScheduleStepProps {
  edition: Edition;
  draft: Pick<
    JourneyDraft,
    'interests' | 'exhibitors' | 'namesByInterests' | 'meetings' | 'lost' | 'unansweredToken'
  >;
  holds: DraftHolds;
  /** Submits the plan and navigates on; rejects with the call's error. */
  onSubmit: () => Promise<void>;
  onBack: (exhibitors: readonly Exhibitor[], plan: readonly PlannedMeeting[]) => void;
  onFixField?: (firstField: string, fields: Record<string, string>) => void;
  /** Replaces the scheduler when no exhibitor is selected: another tab may have submitted this draft. */
  nobody: ReactNode;
  /** Shown when a submission fails without a message from the server. */
  failedSentence?: string;
  /** Words for a submitted plan, and for submitting it again. */
  submitted?: { label: string; again: string };
}

export function ScheduleStep({ draft, holds, onSubmit, onBack, nobody, ...page }: ScheduleStepProps) {
  const [storedExhibitors] = useStoredValue(draft.exhibitors);
  const [storedPlan, setPlan] = useStoredValue(draft.meetings);
  const [lost, setLost] = useStoredValue(draft.lost);
  // While a response is pending the page shows what was sent, even if another tab clears the draft in the meantime.
  const [sent, setSent] = useState<{ exhibitors: Exhibitor[]; plan: PlannedMeeting[] } | null>(null);
  const exhibitors = sent?.exhibitors ?? storedExhibitors;
  const plan = sent?.plan ?? storedPlan;
  const [sentWith] = useStoredValue(draft.unansweredToken);
  // The holds may be meetings by now: the caller's polling clears the token or navigates on.
  const isUnanswered = sentWith !== null && sent === null;
  useHoldKeeper(holds, draft, 'enter', sent !== null || isUnanswered);

  const submit = () => {
    setSent({ exhibitors: storedExhibitors, plan: storedPlan });
    return onSubmit();
  };

  if (exhibitors.length === 0) return nobody;
  return (
    <SchedulePage
      {...page}
      exhibitors={exhibitors}
      plan={plan}
      onPlanChange={setPlan}
      holds={holds}
      lost={lost}
      onLostChange={setLost}
      onBack={() => onBack(exhibitors, plan)}
      onSubmit={submit}
      onRefused={() => setSent(null)}
      isUnanswered={isUnanswered}
      isSending={sent !== null}
      alternativesOf={(exhibitorId, onSwapped) => (
        <LaterAlternatives key={exhibitorId} draft={draft} exhibitorId={exhibitorId} onSwapped={onSwapped} />
      )}
    />
  );
}
