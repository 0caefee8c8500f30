// The exhibition's name beside the palette: its first word above, the others below.
import mark from './mark.svg';
import styles from './wordmark.module.css';

interface WordmarkProps {
  /** Empty until the edition is known; its space is reserved. */
  name: string;
  place: 'header' | 'footer';
}

export function Wordmark({ name, place }: WordmarkProps) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className={`${styles.wordmark} ${styles[place]}`}>
      <img src={mark} alt="" width={60} height={32} />
      <span className={styles.name} translate="no">
        <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
