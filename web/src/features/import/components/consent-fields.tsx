// What is asked before people are imported: that they agree to the terms, and whether each is written to.
import { useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Wishes } from '../api.ts';
import styles from './import-bar.module.css';

export function useConsent() {
  const field = useRef<HTMLInputElement>(null);
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isMailed, setMailed] = useState(false);
  return {
    field,
    isGiven,
    isMissing,
    isMailed,
    give: (given: boolean) => {
      setGiven(given);
      setMissing(false);
    },
    mail: setMailed,
    /** Null without the consent: its box then has the focus and says so. */
    wishes: (): Wishes | null => {
      if (isGiven) return { consent: true, isMailed };
      setMissing(true);
      field.current?.focus();
      return null;
    },
  };
}

export function ConsentFields({ consent }: { consent: ReturnType<typeof useConsent> }) {
  const text = useText();
  const error = useId();
  return (
    <div className={styles.consent}>
      <Checkbox
        ref={consent.field}
        tone="neutral"
        label={text('imports.consent')}
        describedBy={consent.isMissing ? error : undefined}
        checked={consent.isGiven}
        onChange={consent.give}
      />
      {consent.isMissing && (
        <p id={error} className={styles.error} role="alert">
          {text('imports.consentMissing')}
        </p>
      )}
      <Checkbox
        tone="neutral"
        label={text('imports.mailThem')}
        checked={consent.isMailed}
        onChange={consent.mail}
      />
    </div>
  );
}
