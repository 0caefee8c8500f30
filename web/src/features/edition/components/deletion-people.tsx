// The people whose documents a change of settings deletes, each with a link that opens their page in a new window, in
// their edition.
import { ofEdition, personPath } from '@visavis/contract/dashboard-path';
import type { PlannedDeletion } from '@visavis/contract/edition/deletion';
import { Link } from 'react-router';
import styles from './deletion-people.module.css';

interface DeletionPeopleProps extends Pick<PlannedDeletion, 'people'> {
  edition: number;
}

export function DeletionPeople({ people, edition }: DeletionPeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ reference, name }) => (
        <li key={reference}>
          <Link to={ofEdition(personPath(reference), edition)} target="_blank">
            {name}
          </Link>
          <span>{reference}</span>
        </li>
      ))}
    </ul>
  );
}
