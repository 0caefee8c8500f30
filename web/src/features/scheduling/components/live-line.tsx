// Says whether the hours on screen are kept up to date, and when they last changed.
import { Radio, WifiOff } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import type { UnavailableSlots } from '../api.ts';

import styles from './live-line.module.css';

/** A stream that is opening is nothing to speak of. */
const OPENING_MS = 3_000;

export function LiveLine({ unavailable }: { unavailable: UnavailableSlots }) {
  const { status, lastChangeAt } = unavailable.live;
  return (
    <div className={styles.line} data-status={status}>
      {status === 'live' ? <IsLive lastChangeAt={lastChangeAt} /> : <IsNotLive unavailable={unavailable} />}
    </div>
  );
}

function IsLive({ lastChangeAt }: { lastChangeAt: number | null }) {
  const text = useText();
  const instants = useInstants();
  return (
    <p>
      <Radio aria-hidden="true" />
      {lastChangeAt === null
        ? text('scheduling.live')
        : text('scheduling.liveSince', { time: instants.clock(lastChangeAt) })}
    </p>
  );
}

function IsNotLive({ unavailable }: { unavailable: UnavailableSlots }) {
  const text = useText();
  const isSlow = useDelayed(OPENING_MS);
  const isPolling = unavailable.live.status === 'polling';
  if (!isPolling && !isSlow) return null;
  return (
    <>
      <p role="status">
        <WifiOff aria-hidden="true" />
        {text(isPolling ? 'scheduling.polling' : 'scheduling.notLive')}
      </p>
      <Button
        variant="text"
        aria-disabled={unavailable.fetching || undefined}
        onClick={() => {
          if (!unavailable.fetching) unavailable.retry();
        }}
      >
        {text('scheduling.refresh')}
      </Button>
    </>
  );
}
