// Where a person stands in the list behind a dialog, with buttons to the ones before and after.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './queue-bar.module.css';

interface QueueBarProps {
  /** Such as 'Person 4 of 30', and the words of the buttons. */
  words: { where: string; previous: string; next: string };
  /** Undefined at either end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Of the button to the next one. */
  nextRef?: Ref<HTMLButtonElement>;
}

export function QueueBar({ words, onPrevious, onNext, nextRef }: QueueBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{words.where}</p>
      <Button
        variant="secondary"
        className={styles.button}
        icon={<ChevronLeft aria-hidden />}
        aria-keyshortcuts="P"
        aria-disabled={!onPrevious || undefined}
        onClick={() => onPrevious?.()}
      >
        {words.previous}
      </Button>
      <Button
        {...(nextRef && { ref: nextRef })}
        variant="secondary"
        className={styles.button}
        iconAfter={<ChevronRight aria-hidden />}
        aria-keyshortcuts="N"
        aria-disabled={!onNext || undefined}
        onClick={() => onNext?.()}
      >
        {words.next}
      </Button>
    </div>
  );
}
