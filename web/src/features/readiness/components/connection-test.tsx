// Tests mail or payments: which settings are missing, a button, and what the other side answered.
import type { ConnectionTest as Result } from '@visavis/contract/connection/endpoints';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { type TextId, useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { CONNECTION_TESTS } from '../api.ts';
import styles from './connection-test.module.css';

interface ConnectionTestProps {
  connection: keyof typeof CONNECTION_TESTS;
  /** Settings of the environment that are not set. */
  missing: readonly string[];
  /** What is said before their names. */
  missingText: TextId;
  /** There is something to test. */
  canTest: boolean;
}

export function ConnectionTest({ connection, missing, missingText, canTest }: ConnectionTestProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Result | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      setAnswer(await CONNECTION_TESTS[connection]());
    } catch (error) {
      if (!isSessionOver(error))
        setAnswer({ works: false, reason: sentenceOf(text, error, text('readiness.testFailed')) });
    } finally {
      setBusy(false);
    }
  };
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
          busy={isBusy}
          busyText={text('readiness.testing')}
          onClick={() => void run()}
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
