// The exhibition's name in two lines, with the logo or palette. Unless an organiser set the lines, the first word is
// above the others.
import type { Edition } from '@visavis/domain/edition/schema';
import mark from './mark.svg';
import styles from './wordmark.module.css';

interface WordmarkProps {
  /** Undefined until known; its space is reserved. */
  edition: Pick<Edition, 'name' | 'wordmark' | 'logo'> | undefined;
  place: 'header' | 'footer';
}

export function Wordmark({ edition, place }: WordmarkProps) {
  const [first = '', ...rest] = edition?.wordmark ?? edition?.name.split(' ') ?? [];
  return (
    <span className={`${styles.wordmark} ${styles[place]}`}>
      {edition?.logo ? (
        // Unless other lines were set, the lines already contain the name.
        <img
          className={styles.logo}
          src={`${edition.logo}&w=240`}
          alt={edition.wordmark ? edition.name : ''}
        />
      ) : (
        <img src={mark} alt="" width={60} height={32} />
      )}
      <span className={styles.name} translate="no">
        <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
