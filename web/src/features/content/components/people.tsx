// The organiser's team: who does what.
import type { AboutContent } from '@visavis/domain/content/schema';
import styles from './people.module.css';

export function People({ people }: Pick<AboutContent['team'], 'people'>) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, words }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          {words && <p>{words}</p>}
        </li>
      ))}
    </ul>
  );
}
