// Stands in for a page that broke; what was typed is in storage, and trying again brings it back.
import { HOME_PATH } from '@visavis/contract/page-path';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import styles from './failed-page.module.css';
import { reloadWhenThere } from './reload-when-there.ts';
import { useAlive } from './use-alive.ts';

/** A page that broke: its code may be fetched anew. */
export function BrokenPage() {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const tryAgain = async () => {
    setIsAsking(true);
    if (!(await reloadWhenThere())) setIsAsking(false);
  };
  return (
    <FailedPage
      title={text('app.failedTitle')}
      lead={text('app.failedLead')}
      busy={isAsking}
      onTryAgain={() => void tryAgain()}
    />
  );
}

interface FailedPageProps {
  title: string;
  lead: string;
  busy: boolean;
  onTryAgain: () => void;
}

export function FailedPage({ title: said, lead, busy, onTryAgain }: FailedPageProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the page.
  useEffect(() => title.current?.focus(), []);
  useAlive(true);
  return (
    <div className={styles.page}>
      {/* That of the page went with it. */}
      <title>{said}</title>
      <h1 ref={title} tabIndex={-1}>
        {said}
      </h1>
      <p className={styles.lead} role="alert">
        {lead}
      </p>
      <div className={styles.actions}>
        <Button busy={busy} busyText={text('app.loading')} onClick={onTryAgain}>
          {text('app.tryAgain')}
        </Button>
        <LinkButton to={HOME_PATH} variant="secondary">
          {text('app.backToHome')}
        </LinkButton>
      </div>
    </div>
  );
}
