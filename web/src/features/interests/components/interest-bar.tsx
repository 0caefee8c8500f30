// The bar below the interests: the chosen ones, how many exhibitors match them, Back and Next. Its height does not
// depend on the choice, so that a tick moves and hides nothing.
import type { Interest } from '@visavis/domain/interest/schema';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useDockHeight } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { interestId } from '../interest-choice.ts';
import styles from './interest-bar.module.css';

interface InterestBarProps {
  selected: readonly Interest[];
  /** How many exhibitors match; 'loading' while they are counted, null if unknown. */
  matches: number | 'loading' | null;
  onChange: (change: (selected: readonly Interest[]) => Interest[]) => void;
  /** Takes the focus when the last chip is removed. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onBack: () => void;
  onNext: () => void;
}

export function InterestBar(props: InterestBarProps) {
  const { selected, matches, onChange, fallbackFocusRef, onBack, onNext } = props;
  const text = useText();
  const dates = useDates();
  const bar = useRef<HTMLDivElement>(null);
  useDockHeight(bar);
  const remove = (id: string) => {
    // Removing the last chip removes the list, so move the focus first.
    if (selected.length === 1) fallbackFocusRef.current?.focus();
    onChange((now) => now.filter((interest) => interestId(interest) !== id));
  };
  return (
    <div ref={bar} className={styles.bar} data-dock="">
      <div className={styles.inner}>
        <div className={styles.chips}>
          {selected.length > 0 && (
            <Chips
              label={text('interests.yoursLabel')}
              items={selected.map((interest) => ({
                id: interestId(interest),
                label: dates.interest(interest),
                removeLabel: text('interests.remove', { name: dates.interest(interest) }),
              }))}
              onRemove={remove}
            />
          )}
        </div>
        <p role="status" className={styles.count}>
          <b>{text('interests.count', { count: selected.length })}</b>
          {selected.length > 0 && matches !== null && (
            <span>
              {' · '}
              {matches === 'loading'
                ? text('interests.matchingSoon')
                : text('interests.matching', { count: matches })}
            </span>
          )}
        </p>
        <div className={styles.ways}>
          <Button
            variant="secondary"
            className={styles.back}
            icon={<ArrowLeft aria-hidden />}
            onClick={onBack}
          >
            {text('interests.back')}
          </Button>
          <Button iconAfter={<ArrowRight aria-hidden />} onClick={onNext}>
            {text('interests.next')}
          </Button>
        </div>
      </div>
    </div>
  );
}
