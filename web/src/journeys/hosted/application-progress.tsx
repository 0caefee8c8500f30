// The stepper of the Hosted Buyer programme: four stages, the first two drawn as active from the start (decisions 9).
import { useText } from '../../i18n/text.ts';
import { Stepper } from '../../ui/stepper.tsx';

export function ApplicationProgress({ current }: { current: 1 | 2 }) {
  const text = useText();
  return (
    <Stepper
      label={text('app.progress')}
      steps={[
        text('app.stepContact'),
        text('app.stepCompany'),
        text('app.stepInterests'),
        text('hosted.applyMeetings'),
      ]}
      activeCount={2}
      current={current}
      completed={current - 1}
    />
  );
}
