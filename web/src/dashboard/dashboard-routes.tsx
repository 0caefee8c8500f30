// Routes the dashboard's addresses to their pages, behind the login.
import { DASHBOARD_PATHS, isDashboardPath, PERSON_PATH, PRINT_PATHS } from '@visavis/contract/dashboard-path';
import { type ComponentType, lazy } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { loadWords } from '../i18n/catalogue.ts';
import { type TextId, useText } from '../i18n/text.ts';
import { DashboardFrame } from './frame.tsx';
import { OpenFrame, PrintFrame, WallFrame } from './plain-frames.tsx';

const HomeRoute = lazy(async () => ({ default: (await import('./home-route.tsx')).HomeRoute }));
const RegistrationsPage = lazy(async () => ({
  default: (await import('../features/registration/registrations-page.tsx')).RegistrationsPage,
}));
const HostedBuyersRoute = lazy(async () => ({
  default: (await import('./hosted-buyers-route.tsx')).HostedBuyersRoute,
}));
const PersonRoute = lazy(async () => ({
  default: (await import('./person-route.tsx')).PersonRoute,
}));
const RegisterRoute = lazy(async () => ({
  default: (await import('./register-route.tsx')).RegisterRoute,
}));
const BookingsPage = lazy(async () => ({
  default: (await import('../features/bookings/bookings-page.tsx')).BookingsPage,
}));
const CategoriesPage = lazy(async () => ({
  default: (await import('../features/categories/categories-page.tsx')).CategoriesPage,
}));
const AttendancePage = lazy(async () => ({
  default: (await import('../features/attendance/attendance-page.tsx')).AttendancePage,
}));
const ShowDayPage = lazy(async () => ({
  default: (await import('../features/show-day/show-day-page.tsx')).ShowDayPage,
}));
const WallPage = lazy(async () => ({
  default: (await import('../features/show-day/wall-page.tsx')).WallPage,
}));
const DeskPage = lazy(async () => ({
  default: (await import('../features/desk/desk-page.tsx')).DeskPage,
}));
const RefundsRoute = lazy(async () => ({
  default: (await import('./refunds-route.tsx')).RefundsRoute,
}));
const OverviewPage = lazy(async () => ({
  default: (await import('../features/overview/overview-page.tsx')).OverviewPage,
}));
const ExhibitorListPage = lazy(async () => ({
  default: (await import('../features/exhibitors/exhibitor-list-page.tsx')).ExhibitorListPage,
}));
const ExhibitorEditRoute = lazy(async () => {
  // The preview is drawn with the components of the public pages.
  const [route] = await Promise.all([import('./exhibitor-edit-route.tsx'), loadWords(['directory'])]);
  return { default: route.ExhibitorEditRoute };
});
const PrintExhibitorPage = lazy(async () => ({
  default: (await import('../features/exhibitors/print-exhibitor-page.tsx')).PrintExhibitorPage,
}));
const PrintVisitorPage = lazy(async () => ({
  default: (await import('../features/registration/print-visitor-page.tsx')).PrintVisitorPage,
}));
const EmailsPage = lazy(async () => ({
  default: (await import('../features/emails/emails-page.tsx')).EmailsPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('../features/messages/messages-page.tsx')).MessagesPage,
}));
const MessageRoute = lazy(async () => ({
  default: (await import('./message-route.tsx')).MessageRoute,
}));
const FailedAddressesPage = lazy(async () => ({
  default: (await import('../features/failed-addresses/failed-addresses-page.tsx')).FailedAddressesPage,
}));
const EditionPage = lazy(async () => ({
  default: (await import('../features/edition/edition-page.tsx')).EditionPage,
}));
const WordsPage = lazy(async () => ({
  default: (await import('../features/words/words-page.tsx')).WordsPage,
}));
const StaffPage = lazy(async () => ({
  default: (await import('../features/staff/staff-page.tsx')).StaffPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../features/staff/account-page.tsx')).AccountPage,
}));
const PasswordPage = lazy(async () => ({
  default: (await import('../features/staff/password-page.tsx')).PasswordPage,
}));
const ForgottenPasswordPage = lazy(async () => ({
  default: (await import('../features/staff/forgotten-password-page.tsx')).ForgottenPasswordPage,
}));
const ReadinessPage = lazy(async () => ({
  default: (await import('../features/readiness/readiness-page.tsx')).ReadinessPage,
}));
const ImportPeoplePage = lazy(async () => ({
  default: (await import('../features/import/import-page.tsx')).ImportPeoplePage,
}));
const ImportPage = lazy(async () => ({
  default: (await import('../features/import/import-page.tsx')).ImportPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('../features/audit/audit-page.tsx')).AuditPage,
}));
const NotFoundRoute = lazy(async () => ({
  default: (await import('../shell/not-found-route.tsx')).NotFoundRoute,
}));

interface Page {
  path: string;
  title: TextId;
  page: ComponentType;
}

const page = (path: string, title: TextId, component: ComponentType): Page => ({
  path,
  title,
  page: component,
});

/** Shown beside the section menu, behind the login; the frame sets the section's title. */
const SECTION_PAGES: readonly (readonly [path: string, page: ComponentType])[] = [
  [DASHBOARD_PATHS.home, HomeRoute],
  [DASHBOARD_PATHS.businessMatching, RegistrationsPage],
  [DASHBOARD_PATHS.register, RegisterRoute],
  [DASHBOARD_PATHS.importPeople, ImportPeoplePage],
  [DASHBOARD_PATHS.hostedBuyerProgram, HostedBuyersRoute],
  [`${PERSON_PATH}/:reference`, PersonRoute],
  [DASHBOARD_PATHS.bookings, BookingsPage],
  [DASHBOARD_PATHS.overview, OverviewPage],
  [DASHBOARD_PATHS.exhibitors, ExhibitorListPage],
  [DASHBOARD_PATHS.newExhibitor, ExhibitorEditRoute],
  [`${DASHBOARD_PATHS.exhibitors}/:id`, ExhibitorEditRoute],
  [DASHBOARD_PATHS.categories, CategoriesPage],
  [DASHBOARD_PATHS.import, ImportPage],
  [DASHBOARD_PATHS.showDay, ShowDayPage],
  [DASHBOARD_PATHS.desk, DeskPage],
  [DASHBOARD_PATHS.attendance, AttendancePage],
  [DASHBOARD_PATHS.refunds, RefundsRoute],
  [DASHBOARD_PATHS.emails, EmailsPage],
  [`${DASHBOARD_PATHS.emails}/:id`, EmailsPage],
  [DASHBOARD_PATHS.messages, MessagesPage],
  [`${DASHBOARD_PATHS.messages}/:id`, MessageRoute],
  [DASHBOARD_PATHS.failedAddresses, FailedAddressesPage],
  [DASHBOARD_PATHS.edition, EditionPage],
  [`${DASHBOARD_PATHS.edition}/:id`, EditionPage],
  [DASHBOARD_PATHS.readiness, ReadinessPage],
  [DASHBOARD_PATHS.words, WordsPage],
  [DASHBOARD_PATHS.staff, StaffPage],
  [DASHBOARD_PATHS.audit, AuditPage],
  [DASHBOARD_PATHS.account, AccountPage],
];
/** Reached by an emailed link, before any login. */
const OPEN_PAGES: readonly Page[] = [
  page(DASHBOARD_PATHS.password, 'dashboard.passwordPage', PasswordPage),
  page(DASHBOARD_PATHS.forgotten, 'dashboard.forgottenPage', ForgottenPasswordPage),
];
/** Opened by a link on a screen where nobody is logged in. */
const WALL_PAGE = page(DASHBOARD_PATHS.showDayWall, 'showDay.wall', WallPage);
/** For paper, behind the login. */
const PRINT_PAGES: readonly Page[] = [
  page(`${PRINT_PATHS.visitor}/:id`, 'dashboard.printPage', PrintVisitorPage),
  page(`${PRINT_PATHS.exhibitor}/:id`, 'dashboard.printPage', PrintExhibitorPage),
];
/** For dashboard addresses that match no section. */
const MISSING_PAGE = page('*', 'app.notFoundTitle', NotFoundRoute);

export function DashboardRoutes() {
  const { pathname } = useLocation();
  if (!isDashboardPath(pathname))
    return (
      <Routes>
        <Route element={<OpenFrame />}>{routeOf(MISSING_PAGE)}</Route>
      </Routes>
    );
  return (
    <Routes>
      <Route element={<DashboardFrame />}>
        {SECTION_PAGES.map(([path, Shown]) => (
          <Route key={path} path={inDashboard(path)} element={<Shown />} />
        ))}
      </Route>
      <Route element={<OpenFrame />}>{OPEN_PAGES.map(routeOf)}</Route>
      <Route element={<WallFrame />}>{routeOf(WALL_PAGE)}</Route>
      <Route element={<PrintFrame />}>{PRINT_PAGES.map(routeOf)}</Route>
    </Routes>
  );
}

const inDashboard = (path: string): string => path.replace(/^\/dashboard\/?/, '');

const routeOf = ({ path, title, page: Shown }: Page) => (
  <Route
    key={path}
    path={inDashboard(path)}
    element={
      <>
        <Title page={title} />
        <Shown />
      </>
    }
  />
);

function Title({ page: id }: { page: TextId }) {
  const text = useText();
  return <title>{text('dashboard.titled', { page: text(id) })}</title>;
}
