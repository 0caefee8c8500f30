// Whether the device is online, and what is waiting: above the field, so that a phone shows it first.
import { CloudOff, Wifi } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useIsLoggedIn } from '../../../lib/use-organiser.ts';
import { useDeskAccount, useDeskState } from '../use-desk.ts';
import styles from './network-line.module.css';

export function NetworkLine() {
  const text = useText();
  const instants = useInstants();
  const user = useDeskAccount()?.id;
  const isLoggedIn = useIsLoggedIn();
  const { records, offlineSince, isReady } = useDeskState();
  const own = records.filter(({ organiserId }) => organiserId === user);
  const waiting = own.filter(({ state }) => state === 'waiting').length;
  const unsettled = own.length - waiting;
  const isOffline = offlineSince !== null;
  const Icon = isOffline ? CloudOff : Wifi;
  const words = isOffline
    ? text('showDesk.offline', { at: instants.clock(offlineSince), count: waiting })
    : !isLoggedIn
      ? text('showDesk.waitsForLogin', { count: waiting })
      : waiting > 0
        ? text('showDesk.settling', { count: waiting })
        : unsettled > 0
          ? text('showDesk.onlineToDecide', { count: unsettled })
          : text('showDesk.online');
  return (
    <p className={styles.network} data-offline={isOffline || undefined} role="status">
      {isReady && (
        <>
          <Icon aria-hidden />
          <span>{words}</span>
        </>
      )}
    </p>
  );
}
