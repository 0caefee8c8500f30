// Frames without the section menu: choosing a password needs no login, and printed pages need no menu.
import { HOME_PATH } from '@visavis/contract/page-path';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { Suspense, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { SessionGate } from '../features/session/session-gate.tsx';
import { useText } from '../i18n/text.ts';
import { useEdition } from '../queries/use-edition.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { PreferencesMenu } from '../shell/preferences/preferences-menu.tsx';
import { useFocusOnArrival } from '../shell/use-focus-on-arrival.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import styles from './plain-frames.module.css';

/** Reached by an emailed link, before any login. */
export function OpenFrame() {
  const text = useText();
  const { data: edition } = useEdition();
  return (
    <div className={styles.open}>
      <header className={styles.head}>
        <Link to={HOME_PATH} className={styles.home} aria-label={edition?.name ?? text('app.home')}>
          <Wordmark edition={edition} place="header" />
        </Link>
        <PreferencesMenu place="bar" languages={LANGUAGES} />
      </header>
      <Page className={styles.narrow} isOpen />
    </div>
  );
}

/** For a screen on a wall: nothing but the page. */
export function WallFrame() {
  return <Page className={styles.wall} isOpen />;
}

/** A page for printing; on screen it still requires a login. */
export function PrintFrame() {
  return <Page className={styles.paper} />;
}

function Page({ className, isOpen = false }: { className: string | undefined; isOpen?: boolean }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main, pathname);
  const page = (
    <ErrorBoundary page={pathname} fallback={<DashboardFailed />}>
      <Suspense fallback={<PageWaiting />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <main ref={main} className={className} tabIndex={-1}>
      {isOpen ? page : <SessionGate main={main}>{page}</SessionGate>}
    </main>
  );
}
