// What can be done with one failed address.
import { personPath } from '@visavis/contract/dashboard-path';
import type { FailedAddress } from '@visavis/contract/failed-address/endpoints';
import { Link } from 'react-router';
import { type TextId, useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './failed-addresses-page.module.css';
import type { ActionName, useActing } from './use-acting.ts';

const WORDS: Record<ActionName, TextId> = {
  again: 'messages.failed.sendAgain',
  deal: 'messages.failed.deal',
  good: 'messages.failed.good',
};

interface RowActionsProps {
  one: FailedAddress;
  /** Somebody dealt with it. */
  isDealt: boolean;
  acts: ReturnType<typeof useActing>;
}

export function RowActions({ one, isDealt, acts: { run, busyWith } }: RowActionsProps) {
  const text = useText();
  const of = <span className="visually-hidden"> {text('messages.failed.of', { name: one.name })}</span>;
  const names: ActionName[] = [
    ...(one.emailId === null || one.kind === 'bounce' ? [] : (['again'] as const)),
    ...(isDealt ? [] : (['deal'] as const)),
    'good',
  ];
  return (
    <span className={styles.actions}>
      <Link to={`${personPath(one.reference)}#contact`} className={styles.correct}>
        {text('messages.failed.correct')}
        {of}
      </Link>
      {names.map((name) => (
        <Button
          key={name}
          variant="text"
          busy={busyWith?.one.id === one.id && busyWith.name === name}
          busyText={text('messages.failed.sendingAgain')}
          onClick={() => void run({ one, name })}
        >
          {text(WORDS[name])}
          {of}
        </Button>
      ))}
    </span>
  );
}
