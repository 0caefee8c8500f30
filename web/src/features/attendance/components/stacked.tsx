// Two lines in a cell, the second one less prominent.
import styles from './stacked.module.css';

export function Stacked({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.stacked}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </span>
  );
}
