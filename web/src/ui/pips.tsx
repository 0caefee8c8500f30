// One dot for each of several decisions, at most eight: filled when approved, struck when rejected, a ring while open.
import styles from './pips.module.css';

export type PipKind = 'open' | 'approved' | 'rejected';

const MOST = 8;

/** The text beside it says the same. */
export function Pips({ pips }: { pips: readonly { id: number; kind: PipKind }[] }) {
  return (
    <span className={styles.pips} aria-hidden>
      {pips.slice(0, MOST).map(({ id, kind }) => (
        <span key={id} data-kind={kind} />
      ))}
    </span>
  );
}
