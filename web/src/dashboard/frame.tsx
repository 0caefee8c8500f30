// The frame around a dashboard page: the sections at its side, or above it on a narrow screen.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { can } from '@visavis/domain/identity/grants';
import { Lock } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { FindDialog } from '../features/find/find-dialog.tsx';
import { SessionGate } from '../features/session/session-gate.tsx';
import { useLogOut } from '../features/session/use-log-out.ts';
import { useText } from '../i18n/text.ts';
import { useRole } from '../lib/use-organiser.ts';
import { ROWS_ID } from '../list/data-table.tsx';
import { FollowChanges } from '../queries/follow-changes.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { goToElement } from '../shell/go-to-element.ts';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { useFocusOnArrival } from '../shell/use-focus-on-arrival.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { OwnDocument } from './desk-document.tsx';
import { EditionChoice, OtherEditionNotice } from './edition-choice.tsx';
import styles from './frame.module.css';
import { InEditionZone } from './in-edition-zone.tsx';
import { OfChosenEdition } from './of-chosen-edition.tsx';
import { groupsWith, type Section, sectionAt } from './sections.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useDeskLeave } from './use-desk-leave.tsx';
import { useFind } from './use-find.ts';
import { useOpenWork } from './use-open-work.ts';
import { useRowOnReturn } from './use-row-on-return.ts';

const MAIN_ID = 'content';
const isHome = (path: string): boolean => path.replace(/\/$/, '') === DASHBOARD_PATHS.home;

export function DashboardFrame() {
  const text = useText();
  const { pathname } = useLocation();
  const { isLeaving, leave } = useLogOut();
  const { onLogOut, question } = useDeskLeave(leave);
  const main = useRef<HTMLElement>(null);
  const role = useRole();
  useFocusOnArrival(main, pathname);
  useRowOnReturn(main);
  useBackCloses();

  const current = sectionAt(pathname);
  // Sections that every role may see are shown before the role is known.
  const groups = groupsWith(({ permission }) => can(role ?? 'viewer', permission));
  const isForbidden = role !== undefined && current !== undefined && !can(role, current.permission);
  const find = useFind();
  const menu = { groups, current, isLeaving, onLogOut, work: useOpenWork() };
  return (
    <div className={styles.frame} data-frame="sidebar">
      <title>{text('dashboard.titled', { page: text(current?.name ?? 'dashboard.title') })}</title>
      <a className={styles.skip} href={`#${MAIN_ID}`} onClick={(event) => goToElement(event, MAIN_ID)}>
        {text('app.skip')}
      </a>
      <a
        className={`${styles.skip} ${styles.skipToRows}`}
        href={`#${ROWS_ID}`}
        onClick={(event) => goToElement(event, ROWS_ID)}
      >
        {text('dashboard.skipToRows')}
      </a>
      <TopBar {...menu} onFind={find.open} />
      <Sidebar {...menu} onFind={find.open} />
      <main ref={main} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <SessionGate
          isLeaving={isLeaving}
          main={main}
          ended={current?.path === DASHBOARD_PATHS.desk ? text('showDesk.loggedOut') : undefined}
        >
          {can(role, 'change.follow') && <FollowChanges />}
          <ErrorBoundary page={pathname} fallback={<DashboardFailed />}>
            <Suspense fallback={<PageWaiting />}>
              {isForbidden && isHome(pathname) && can(role, 'desk.work') ? (
                <Navigate to={DASHBOARD_PATHS.desk} replace />
              ) : isForbidden ? (
                <Forbidden section={current} role={role} />
              ) : (
                <OwnDocument>
                  <EditionChoice className={styles.edition} />
                  <OfChosenEdition>
                    <OtherEditionNotice />
                    <InEditionZone>
                      <Outlet />
                    </InEditionZone>
                  </OfChosenEdition>
                </OwnDocument>
              )}
            </Suspense>
          </ErrorBoundary>
        </SessionGate>
      </main>
      {question}
      {find.isOpen && (
        <FindDialog
          pages={groups.flatMap(({ sections }) =>
            sections.map(({ path, name, icon, contents }) => ({
              path,
              name: text(name),
              icon,
              contents: contents
                ? text(contents)
                    .split(',')
                    .map((one) => one.trim())
                : [],
            })),
          )}
          onClose={find.close}
        />
      )}
    </div>
  );
}

/** Says who may see a section: except for the Desk, sections hidden from viewers are for admins only. */
function Forbidden({ section: { name, permission }, role }: { section: Section; role: string }) {
  const text = useText();
  const isDesk = can(role, 'desk.work') && !can(role, 'registration.read');
  const who = can('editor', permission) ? 'dashboard.deskAndEditorsOnly' : 'dashboard.adminsOnly';
  return (
    <>
      <PageHead title={text(name)} />
      <EmptyState
        icon={<Lock aria-hidden />}
        title={text(isDesk ? 'dashboard.deskOnly' : who)}
        hint={text(isDesk ? 'dashboard.deskOnlyHint' : 'dashboard.adminsOnlyHint')}
      />
    </>
  );
}
