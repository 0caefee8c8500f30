// The questions before people are imported: whether they agree to the terms, and whether to email each of them.
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
    /** Null without the consent: its checkbox is then focused and shows why. */
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
