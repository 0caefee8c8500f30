// The stepper of Business Matching: three stages, the first two drawn as active from the start (business matching 2).
import { useText } from '../../i18n/text.ts';
import { Stepper } from '../../ui/stepper.tsx';

export function Progress({ current }: { current: 1 | 2 | 3 }) {
  const text = useText();
  return (
    <Stepper
      label={text('app.progress')}
      steps={[text('app.stepContact'), text('app.stepCompany'), text('app.stepInterests')]}
      activeCount={Math.max(2, current)}
      current={current}
      completed={current - 1}
    />
  );
}
