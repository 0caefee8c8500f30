// Stands in for a page that broke; what was typed is in storage, and trying again brings it back.
import { HOME_PATH } from '@visavis/contract/page-path';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import styles from './failed-page.module.css';
import { useAlive } from './use-alive.ts';

export function FailedPage() {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the page.
  useEffect(() => title.current?.focus(), []);
  useAlive(true);
  return (
    <div className={styles.page}>
      {/* That of the page went with it. */}
      <title>{text('app.failedTitle')}</title>
      <h1 ref={title} tabIndex={-1}>
        {text('app.failedTitle')}
      </h1>
      <p className={styles.lead} role="alert">
        {text('app.failedLead')}
      </p>
      <div className={styles.actions}>
        {/* A whole reload: it also fetches parts of the application that were missing. */}
        <Button onClick={() => window.location.reload()}>{text('app.tryAgain')}</Button>
        <LinkButton to={HOME_PATH} variant="secondary">
          {text('app.backToHome')}
        </LinkButton>
      </div>
    </div>
  );
}
