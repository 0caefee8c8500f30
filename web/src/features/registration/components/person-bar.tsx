// A person's position in the list behind the schedule dialog, with buttons for the previous and next one.
import type { Ref } from 'react';
import { useText } from '../../../i18n/text.ts';
import { QueueBar } from '../../../list/queue-bar.tsx';
import type { Queue } from '../use-queue.ts';

type Show = (id: number) => void;

const showOf = (id: number | null | undefined, onShow: Show) => (id == null ? undefined : () => onShow(id));

/** Handlers for `useShortcuts` that switch to another person. */
export const personKeys = (queue: Queue | undefined, onShow: Show) => ({
  n: showOf(queue?.next, onShow),
  p: showOf(queue?.previous, onShow),
});

interface PersonBarProps {
  queue: Queue;
  nextRef?: Ref<HTMLButtonElement>;
  isNextHeld?: boolean;
  onShow: Show;
}

export function PersonBar({ queue, nextRef, isNextHeld = false, onShow }: PersonBarProps) {
  const text = useText();
  const { position, total, previous, next } = queue;
  return (
    <QueueBar
      words={{
        where: text('review.person', { position, total }),
        previous: text('review.previousPerson'),
        next: text('review.nextPerson'),
      }}
      onPrevious={showOf(previous, onShow)}
      onNext={isNextHeld ? undefined : showOf(next, onShow)}
      {...(nextRef && { nextRef })}
    />
  );
}
