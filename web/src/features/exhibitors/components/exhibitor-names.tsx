// The names of the first few chosen exhibitors, and the number of the others.
import { useText } from '../../../i18n/text.ts';
import type { Archivable } from '../restore-all.ts';
import styles from './restore-dialog.module.css';

/** How many names are listed; the others are counted. */
const NAMED = 8;

export function ExhibitorNames({
  exhibitors,
}: {
  exhibitors: readonly Pick<Archivable, 'id' | 'companyName'>[];
}) {
  const text = useText();
  const more = exhibitors.length - NAMED;
  return (
    <ul className={styles.names}>
      {exhibitors.slice(0, NAMED).map(({ id, companyName }) => (
        <li key={id} dir="auto">
          {companyName}
        </li>
      ))}
      {more > 0 && <li>{text('exhibitors.andMore', { count: more })}</li>}
    </ul>
  );
}
