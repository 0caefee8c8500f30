// A search that found nobody, or several to choose from.
import type { DeskPerson } from '@visavis/contract/desk/endpoints';
import { CircleAlert } from 'lucide-react';
import { type TextId, useText } from '../../../i18n/text.ts';
import type { FoundAtDesk } from '../find-person.ts';
import styles from './not-one.module.css';

type Nobody = Extract<FoundAtDesk, { kind: 'none' }>;

const sentenceOf = ({ why, reference }: Nobody): TextId => {
  if (why === 'other-edition') return 'showDesk.otherEdition';
  if (why === 'unknown') return reference === null ? 'showDesk.unknownName' : 'showDesk.unknown';
  return reference === null ? 'showDesk.notInListName' : 'showDesk.notInList';
};

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
        <span>{text(sentenceOf(found), { given: found.reference ?? found.given })}</span>
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
