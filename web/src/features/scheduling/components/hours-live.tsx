// Says whether the hours on screen are live, and when they last changed.
import { Radio } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useClock } from '../../../i18n/use-clock.ts';
import { useNotLive } from '../../../lib/use-not-live.ts';
import { LiveLine } from '../../../ui/live-line.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import type { UnavailableSlots } from '../api.ts';

export function HoursLive({ unavailable }: { unavailable: UnavailableSlots }) {
  const text = useText();
  const { status, lastChangeAt } = unavailable.live;
  const isLost = useNotLive(status);
  return (
    <LiveLine
      lost={isLost ? text(status === 'polling' ? 'scheduling.polling' : 'scheduling.notLive') : null}
      action={
        <RetryButton isFetching={unavailable.fetching} onPress={unavailable.retry}>
          {text('scheduling.refresh')}
        </RetryButton>
      }
    >
      {status === 'live' && <LastChange at={lastChangeAt} />}
    </LiveLine>
  );
}

function LastChange({ at }: { at: number | null }) {
  const text = useText();
  const clock = useClock();
  return (
    <p>
      <Radio aria-hidden="true" />
      {at === null ? text('scheduling.live') : text('scheduling.liveSince', { time: clock(at) })}
    </p>
  );
}
