// Maps every address of the site to its page; each page is loaded when it is opened.
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { isBeforeFirst, useEdition } from '../queries/use-edition.ts';
import { Layout } from '../shell/layout.tsx';
import { OwnTitle } from '../shell/own-title.ts';
import type { Page } from '../shell/page.ts';
import { NotFoundHead, PageHead } from '../shell/page-head.tsx';
import { isMarkedBeforeFirst, isReadable } from './document/before-first.ts';
import { isMissing } from './document/missing-page.ts';
import { PageSlot } from './pages/page-slot.tsx';
import { DASHBOARD, NOT_FOUND, OPENS_LATER, pagesAfter, pagesFor } from './pages/pages.ts';

export function Pages() {
  const { pathname } = useLocation();
  const pages = pagesFor(pathname, isMissing(useQueryClient(), pathname));
  return (
    <Routes>
      {pages.includes(DASHBOARD) && (
        <Route
          path={DASHBOARD.path}
          element={
            <Suspense>
              <DashboardPages />
            </Suspense>
          }
        />
      )}
      <Route element={<Layout />}>
        {pages
          .filter((page) => page !== DASHBOARD)
          .map((page) => (
            <Route key={page.path} path={page.path} element={<SitePage key={page.path} page={page} />} />
          ))}
      </Route>
    </Routes>
  );
}

/** Once it has loaded, the dashboard's frame sets the title of each section. */
function DashboardPages() {
  const text = useText();
  return (
    <>
      {!useHydrated() && <title>{text('dashboard.title')}</title>}
      <PageSlot page={DASHBOARD} />
    </>
  );
}

function SitePage({ page }: { page: Page }) {
  const { pathname } = useLocation();
  const [hasOwnTitle, setOwnTitle] = useState(false);
  const client = useQueryClient();
  const { data: edition, error } = useEdition();
  const [isBefore, setBefore] = useState(() => isMarkedBeforeFirst(client));
  // Kept while the edition is refetched, until there is one.
  if (!isBefore && isBeforeFirst(error)) setBefore(true);
  if (isBefore && !edition && !isReadable(client, page.path))
    return (
      <>
        <PageHead page={OPENS_LATER} />
        <PageSlot key={OPENS_LATER.path} page={OPENS_LATER} />
      </>
    );
  if (isMissing(client, pathname))
    return (
      <>
        <NotFoundHead />
        <PageSlot key={NOT_FOUND.path} page={NOT_FOUND} />
      </>
    );
  return (
    <OwnTitle value={setOwnTitle}>
      {!page.hasOwnHead && !hasOwnTitle && <PageHead page={page} />}
      <PageSlot key={page.path} page={page} pagesAfter={pagesAfter} />
    </OwnTitle>
  );
}
