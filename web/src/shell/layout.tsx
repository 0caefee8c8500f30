// The layout of header, page and footer; manages focus and scroll position when the page changes.
import { isOver } from '@visavis/domain/edition/over';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSlotWords } from '../i18n/language.ts';
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
import { programmeAt } from './programme-at.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useScrollPlaces } from './use-scroll-places.ts';

const MAIN_ID = 'content';

export function Layout() {
  const text = useText();
  const { pathname } = useLocation();
  const { data: edition } = useEdition();
  useSlotWords(edition?.slotMinutes);
  const programme = programmeAt(pathname);
  const closing = programme ? edition?.closed?.[programme] : undefined;
  // Other pages do not mention programmes that this edition lacks.
  const isNamed = closing?.reason !== 'off' || /^\/(business|hosted)\//.test(pathname);
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
        <OverNotice edition={edition} closing={isNamed ? closing : undefined} />
        <ErrorBoundary page={pathname} fallback={<BrokenPage />}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <PageWaiting />
              </div>
            }
          >
            <FairOverProvider value={edition !== undefined && (isOver(edition) || closing !== undefined)}>
              <Outlet />
            </FairOverProvider>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer edition={edition} />
    </div>
  );
}
