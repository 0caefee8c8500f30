// Tests mail or payments: shows missing settings, a button, and the other side's response.

import { type TextId, useText } from '../../../i18n/text.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CONNECTION_TESTS } from '../api.ts';
import styles from './connection-test.module.css';

interface ConnectionTestProps {
  connection: keyof typeof CONNECTION_TESTS;
  /** Environment settings that are missing. */
  missing: readonly string[];
  /** The text before their names. */
  missingText: TextId;
  /** Whether there is something to test. */
  canTest: boolean;
}

export function ConnectionTest({ connection, missing, missingText, canTest }: ConnectionTestProps) {
  const text = useText();
  const trial = useAction({
    act: () => CONNECTION_TESTS[connection](),
    failed: text('readiness.testFailed'),
  });
  const answer = trial.failure === null ? trial.came : { works: false, reason: trial.failure };
  return (
    <div className={styles.test}>
      {missing.length > 0 && (
        <p className={styles.missing}>
          <span>{text(missingText)}</span>{' '}
          {missing.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
      {canTest && (
        <Button
          variant="secondary"
          busy={trial.isBusy}
          busyText={text('readiness.testing')}
          onClick={() => void trial.run()}
        >
          {text(connection === 'mail' ? 'readiness.testMail' : 'readiness.testPayments')}
        </Button>
      )}
      <p role="status" className={styles.answer} data-works={answer?.works}>
        {answer &&
          (answer.works
            ? text(connection === 'mail' ? 'readiness.mailWorks' : 'readiness.paymentsWork')
            : text('readiness.answered', { reason: answer.reason ?? '' }))}
      </p>
    </div>
  );
}
