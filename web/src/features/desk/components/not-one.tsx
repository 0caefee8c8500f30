// The result of a search that found nobody, or several people to choose from.
import type { DeskPerson } from '@visavis/contract/desk/endpoints';
import { CircleAlert } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { NobodyFound } from '../../../list/nobody-found.tsx';
import type { FoundAtDesk } from '../find-person.ts';
import styles from './not-one.module.css';

interface NotOneProps {
  found: Exclude<FoundAtDesk, { kind: 'one' }>;
  onChoose: (person: DeskPerson) => void;
}

export function NotOne({ found, onChoose }: NotOneProps) {
  const text = useText();
  if (found.kind === 'none')
    return (
      <p className={styles.none}>
        <CircleAlert aria-hidden />
        <NobodyFound nobody={found} />
      </p>
    );
  const count = found.total;
  return (
    <div className={styles.several}>
      <p>{text(count > found.people.length ? 'showDesk.severalMore' : 'showDesk.several', { count })}</p>
      <ul>
        {found.people.map((person) => (
          <li key={person.reference}>
            <button type="button" onClick={() => onChoose(person)}>
              <b>{person.name}</b>
              <span>{person.company}</span>
              <span>{person.reference}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
