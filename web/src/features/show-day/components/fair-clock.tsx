// The time of day at the fair, by the server's clock.
import { useEffect, useState } from 'react';
import { useClock } from '../../../i18n/use-clock.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import styles from './fair-clock.module.css';

const TICK_MS = 1000;

export function FairClock() {
  const clock = useClock();
  const { utcOffsetLabel } = useFairZone();
  const now = useServerNow();
  return (
    <p className={styles.clock}>
      <time>{clock(now)}</time> <span className={styles.zone}>{utcOffsetLabel}</span>
    </p>
  );
}

/** Epoch milliseconds by the server's clock, each second. */
function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
