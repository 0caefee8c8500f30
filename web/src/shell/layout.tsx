// The layout of header, page and footer; manages focus and scroll position when the page changes.
import { isOver } from '@visavis/domain/edition/over';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { FairOverProvider } from '../lib/fair-over.ts';
import { useEdition } from '../queries/use-edition.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { BrokenPage } from './failed-page.tsx';
import { Footer } from './footer.tsx';
import { goToElement } from './go-to-element.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { MemoryOnlyNotice } from './memory-only-notice.tsx';
import { OverNotice } from './over-notice.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useScrollPlaces } from './use-scroll-places.ts';

const MAIN_ID = 'content';

export function Layout() {
  const text = useText();
  const { pathname } = useLocation();
  const { data: edition } = useEdition();
  const main = useRef<HTMLElement>(null);
  useScrollPlaces();
  useFocusOnArrival(main, pathname);

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={(event) => goToElement(event, MAIN_ID)}>
        {text('app.skip')}
      </a>
      <Header edition={edition} />
      <main ref={main} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <MemoryOnlyNotice />
        <OverNotice edition={edition} />
        <ErrorBoundary page={pathname} fallback={<BrokenPage />}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <PageWaiting />
              </div>
            }
          >
            <FairOverProvider value={edition !== undefined && isOver(edition)}>
              <Outlet />
            </FairOverProvider>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer edition={edition} />
    </div>
  );
}
