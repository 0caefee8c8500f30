// Header, page and footer; on every change of page the focus and the scroll position.
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useEdition } from './edition.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedPage } from './failed-page.tsx';
import { Footer } from './footer.tsx';
import { goToElement } from './go-to-element.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { MemoryOnlyNotice } from './memory-only-notice.tsx';
import { PageWaiting } from './page-waiting.tsx';
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
        <ErrorBoundary page={pathname} fallback={<FailedPage />}>
          <Suspense
            fallback={
              <div className={styles.waiting}>
                <PageWaiting />
              </div>
            }
          >
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer edition={edition} />
    </div>
  );
}

/** A new page is read from its title on; the first page of a visit begins at the top of the document. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // A page that leads to a place of its own, such as a refused field, keeps the focus there.
    const page = main.current;
    if (page !== document.activeElement && page?.contains(document.activeElement)) return;
    page?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, main]);
}
