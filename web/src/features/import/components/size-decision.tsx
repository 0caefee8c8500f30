// A company size that the form does not have: choose the right one, or none.
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

export function SizeDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, isBusy, onDecide } = props;
  return (
    <div className={stackStyles.gap4}>
      <div className={stackStyles.wrap2}>
        {COMPANY_SIZES.map((size) => (
          <Button
            key={size}
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() => onDecide([{ kind: 'size', key: trouble.key, choice: 'use', value: size }])}
          >
            {text.option('companySize', size)}
          </Button>
        ))}
      </div>
      <LeaveAnswer {...props} choice="leave" words="imports.leaveEmpty" allWords="imports.leaveAllEmpty" />
    </div>
  );
}
