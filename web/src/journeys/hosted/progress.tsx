// The stepper of the Hosted Buyer programme: four stages, the first two drawn as active from the start (decisions 9).
import { useText } from '../../i18n/text.ts';
import { Stepper } from '../../ui/stepper.tsx';

export function HostedProgress({ current }: { current: 1 | 2 | 3 | 4 }) {
  const text = useText();
  return (
    <Stepper
      label={text('app.progress')}
      steps={[
        text('app.stepContact'),
        text('app.stepCompany'),
        text('app.stepInterests'),
        text('hosted.stepMeetings'),
      ]}
      activeCount={Math.max(2, current)}
      current={current}
      completed={current - 1}
    />
  );
}
