// The scheduler of a hosted buyer.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { MEETINGS_FAILED, MEETINGS_SAVED } from '@visavis/domain/meeting/messages';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { Redirect } from '../../shell/redirect.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type BuyerLink, hostedDraft } from '../draft/hosted-draft.ts';
import { OfEdition } from '../steps/of-edition.tsx';
import { stepForRejectedChoice } from '../steps/rejected-choice.ts';
import { ScheduleStep } from '../steps/schedule-step.tsx';
import { useStepNavigation } from '../steps/use-step-navigation.ts';
import { useUnanswered } from '../steps/use-unanswered.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { hostedHolds } from './hosted-holds.ts';
import { areMeetingsSaved, saveMeetings } from './save-meetings.ts';
import { HostedGate } from './step-gate.tsx';

/** Long enough to read 'Submitted Successfully'. */
const LEAVE_AFTER_MS = 1500;

export function HostedScheduleRoute() {
  return (
    <HostedGate steps={['meetings']} title="app.scheduleTitle">
      {(_buyer, link) => (
        <OfEdition draft={hostedDraft}>
          <Schedule link={link} />
        </OfEdition>
      )}
    </HostedGate>
  );
}

function Schedule({ link }: { link: BuyerLink }) {
  const text = useText();
  const toast = useToast();
  const navigate = useStepNavigation();
  const [isSaved, setIsSaved] = useState(false);

  useEffect(() => {
    if (!isSaved) return;
    // Replaces the scheduler in the history: Back must not lead to a booked plan.
    const leave = () => void navigate(HOSTED_PATHS.finalMeetings, { replace: true });
    const timer = setTimeout(leave, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);

  useUnanswered(hostedDraft.unansweredToken, async () => {
    if (!(await areMeetingsSaved(link))) return;
    await navigate(HOSTED_PATHS.finalMeetings, { replace: true });
    hostedDraft.clearAfterMeetings();
  });

  const submit = async (slotMinutes: number) => {
    try {
      await saveMeetings(link, slotMinutes);
      toast(text('hosted.submitted'));
    } catch (error) {
      // Saved before, here or elsewhere: the list of meetings shows them.
      if (!(error instanceof ApiError && error.code === 'hosted.meetings-saved')) throw error;
      toast(text.rule(MEETINGS_SAVED), 'warning');
    }
    setIsSaved(true);
  };

  return (
    <WithEdition title="app.scheduleTitle">
      {(edition) => (
        <ScheduleStep
          edition={edition}
          draft={hostedDraft}
          holds={hostedHolds}
          nobody={<Redirect to={HOSTED_PATHS.matching} />}
          submitted={{ label: text('hosted.submitted'), again: MEETINGS_SAVED }}
          failedSentence={MEETINGS_FAILED}
          onBack={() => navigate(HOSTED_PATHS.matching)}
          onSubmit={() => submit(edition.slotMinutes)}
          onFixField={(_firstField, fields) => {
            const step = stepForRejectedChoice(hostedDraft, Object.keys(fields));
            if (step) void navigate(HOSTED_PATHS[step]);
          }}
        />
      )}
    </WithEdition>
  );
}
