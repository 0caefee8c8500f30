// The people whom a question is about: the first ones by name, and the number of the others.
import { useText } from '../../i18n/text.ts';
import styles from './people-named.module.css';

/** How many people are named; the others are counted. */
const NAMED = 12;

export function PeopleNamed({ ids, nameOf }: { ids: readonly number[]; nameOf: (id: number) => string }) {
  const text = useText();
  return (
    <ul className={styles.people}>
      {ids.slice(0, NAMED).map((id) => (
        <li key={id} dir="auto">
          {nameOf(id)}
        </li>
      ))}
      {ids.length > NAMED && <li>{text('review.bulkOthers', { count: ids.length - NAMED })}</li>}
    </ul>
  );
}
