// The chosen interests as chips that can be removed.
import type { Interest } from '@visavis/domain/interest/schema';
import { type RefObject, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Chips } from '../../../ui/chip.tsx';
import { interestId } from '../interest-choice.ts';
import styles from './chosen-interests.module.css';

interface ChosenInterestsProps {
  selected: readonly Interest[];
  onChange: (change: (selected: readonly Interest[]) => Interest[]) => void;
  /** Takes the focus when the last chip is removed. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
}

export function ChosenInterests({ selected, onChange, fallbackFocusRef }: ChosenInterestsProps) {
  const text = useText();
  const dates = useDates();
  const titleId = useId();
  const remove = (id: string) => {
    // Removing the last chip removes the list, so move the focus first.
    if (selected.length === 1) fallbackFocusRef.current?.focus();
    onChange((now) => now.filter((interest) => interestId(interest) !== id));
  };
  return (
    <section className={styles.chosen} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('interests.yours', { count: selected.length })}
      </h2>
      <Chips
        label={text('interests.yoursLabel')}
        items={selected.map((interest) => ({
          id: interestId(interest),
          label: dates.interest(interest),
          removeLabel: text('interests.remove', { name: dates.interest(interest) }),
        }))}
        onRemove={remove}
      />
    </section>
  );
}
