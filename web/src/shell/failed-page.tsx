// Replaces a page that crashed; what was typed is stored, and trying again restores it.
import { HOME_PATH } from '@visavis/contract/page-path';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import styles from './failed-page.module.css';
import { reloadWhenThere } from './reload-when-there.ts';
import { useMarkHydrated } from './use-mark-hydrated.ts';

/** A crashed page: reloading may fetch its code again. */
export function BrokenPage() {
  const text = useText();
  const [isChecking, setIsChecking] = useState(false);
  const tryAgain = async () => {
    setIsChecking(true);
    if (!(await reloadWhenThere())) setIsChecking(false);
  };
  return (
    <FailedPage
      title={text('app.failedTitle')}
      lead={text('app.failedLead')}
      busy={isChecking}
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
  // The element that had the focus is gone with the page.
  useEffect(() => title.current?.focus(), []);
  useMarkHydrated(true);
  return (
    <div className={styles.page}>
      {/* The page's own title has disappeared with it. */}
      <title>{said}</title>
      <h1 ref={title} tabIndex={-1}>
        {said}
      </h1>
      <p className={styles.lead} role="alert">
        {lead}
      </p>
      <div className={styles.actions}>
        <Button busy={busy} busyText={text('app.loading')} onClick={onTryAgain}>
          {text('ui.tryAgain')}
        </Button>
        <LinkButton to={HOME_PATH} variant="secondary">
          {text('app.backToHome')}
        </LinkButton>
      </div>
    </div>
  );
}
