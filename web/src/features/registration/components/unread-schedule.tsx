// The schedule dialog of a person who is still loading or failed to load: the next one can be reached all the same.
import { useRef } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useShortcuts } from '../../../list/use-shortcuts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Queue } from '../use-queue.ts';
import { PersonBar, personKeys } from './person-bar.tsx';

interface UnreadScheduleProps {
  /** Null while loading. */
  error: Error | null;
  queue: Queue | undefined;
  onShow: (id: number) => void;
  onClose: () => void;
}

export function UnreadSchedule({ error, queue, onShow, onClose }: UnreadScheduleProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const shortcuts = useShortcuts(personKeys(queue, onShow));
  return (
    <Dialog
      open
      title={text('review.scheduleTitle')}
      width="widest"
      titleRef={title}
      initialFocusRef={title}
      onClose={onClose}
      onKeyDown={shortcuts.press}
    >
      {queue && <PersonBar queue={queue} onShow={onShow} />}
      {error ? (
        <Banner kind="error">
          {text('review.detailsFailed', { message: sentenceOf(text, error, text('review.noAnswer')) })}
        </Banner>
      ) : (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </Dialog>
  );
}
