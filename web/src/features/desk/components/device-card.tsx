// What this device stores: scans, and waiting records, including those of other accounts.
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import textStyles from '../../../ui/text.module.css';
import { useDeskAccount, useDeskState } from '../use-desk.ts';
import styles from './device-card.module.css';

export function DeviceCard() {
  const text = useText();
  const instants = useInstants();
  const user = useDeskAccount()?.id;
  const { records, scans, day, people, isReady, isStored, isLocked } = useDeskState();
  const own = records.filter(({ organiserId }) => organiserId === user);
  const waiting = own.filter(({ state }) => state === 'waiting').length;
  const others = new Map<string, number>();
  for (const { organiserId, email } of records)
    if (organiserId !== user) others.set(email, (others.get(email) ?? 0) + 1);
  return (
    <section className={styles.card} aria-labelledby="desk-device">
      <h2 id="desk-device">{text('showDesk.deviceTitle')}</h2>
      <dl className={styles.figures}>
        <div>
          <dt>{text('showDesk.scannedToday')}</dt>
          <dd>{scans.size}</dd>
        </div>
        <div>
          <dt>{text('showDesk.waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>{text('showDesk.toDecide')}</dt>
          <dd>{own.length - waiting}</dd>
        </div>
      </dl>
      {day && !isLocked && (
        <p className={textStyles.note}>
          {text('showDesk.listAt', { at: instants.clock(day.at), count: people.size })}
        </p>
      )}
      {[...others].map(([email, count]) => (
        <p key={email} className={styles.warning}>
          {text('showDesk.ofOthers', { email, count })}
        </p>
      ))}
      {isReady && !isStored && <p className={styles.warning}>{text('showDesk.notStored')}</p>}
    </section>
  );
}
