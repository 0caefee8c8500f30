// The history of the exhibition, year by year.
import type { AboutContent } from '@visavis/domain/content/schema';
import styles from './years.module.css';

export function Years({ years }: Pick<AboutContent['history'], 'years'>) {
  return (
    <ol className={styles.years}>
      {years.map(({ year, words }) => (
        <li key={year}>
          <h3>{year}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
