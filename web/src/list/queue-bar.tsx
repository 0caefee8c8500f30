// The position of the person in a dialog among the rows of the list, with buttons to the previous and next person.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './queue-bar.module.css';

interface QueueBarProps {
  /** The position, such as 'Person 4 of 30', and the texts of the buttons. */
  words: { where: string; previous: string; next: string };
  /** Undefined for the first person; `onNext` is undefined for the last. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** The ref of the button to the next person. */
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
