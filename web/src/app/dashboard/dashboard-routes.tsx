// The dashboard's addresses and the page that answers each, behind the login.
import { DASHBOARD_PATHS, PRINT_PATHS } from '@visavis/contract/page-path';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import '../../i18n/dashboard-catalogue.ts';
import { type TextId, useText } from '../../i18n/text.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { DashboardFrame } from './frame.tsx';
import { OpenFrame, PrintFrame } from './plain-frames.tsx';

const ReviewPage = lazy(async () => ({
  default: (await import('../../features/review/review-page.tsx')).ReviewPage,
}));
const HostedBuyersPage = lazy(async () => ({
  default: (await import('../../features/hosted-buyers/hosted-buyers-page.tsx')).HostedBuyersPage,
}));
const OverviewPage = lazy(async () => ({
  default: (await import('../../features/overview/overview-page.tsx')).OverviewPage,
}));
const ExhibitorSchedulesPage = lazy(async () => ({
  default: (await import('../../features/exhibitor-schedules/exhibitor-schedules-page.tsx'))
    .ExhibitorSchedulesPage,
}));
const PrintExhibitorPage = lazy(async () => ({
  default: (await import('../../features/exhibitor-schedules/print-exhibitor-page.tsx')).PrintExhibitorPage,
}));
const PrintVisitorPage = lazy(async () => ({
  default: (await import('../../features/review/print-visitor-page.tsx')).PrintVisitorPage,
}));
const EmailsPage = lazy(async () => ({
  default: (await import('../../features/emails/emails-page.tsx')).EmailsPage,
}));
const StaffPage = lazy(async () => ({
  default: (await import('../../features/staff/staff-page.tsx')).StaffPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../../features/staff/account-page.tsx')).AccountPage,
}));
const PasswordPage = lazy(async () => ({
  default: (await import('../../features/staff/password-page.tsx')).PasswordPage,
}));
const ForgottenPasswordPage = lazy(async () => ({
  default: (await import('../../features/staff/forgotten-password-page.tsx')).ForgottenPasswordPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('../../features/audit/audit-page.tsx')).AuditPage,
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

/** With the sections beside them, behind the login. */
const SECTION_PAGES: readonly Page[] = [
  page(DASHBOARD_PATHS.home, 'dashboard.businessMatching', ReviewPage),
  page(DASHBOARD_PATHS.businessMatching, 'dashboard.businessMatching', ReviewPage),
  page(DASHBOARD_PATHS.hostedBuyerProgram, 'dashboard.hostedBuyerProgram', HostedBuyersPage),
  page(DASHBOARD_PATHS.overview, 'dashboard.overview', OverviewPage),
  page(DASHBOARD_PATHS.exhibitors, 'dashboard.exhibitors', ExhibitorSchedulesPage),
  page(DASHBOARD_PATHS.emails, 'dashboard.emails', EmailsPage),
  page(`${DASHBOARD_PATHS.emails}/:id`, 'dashboard.emails', EmailsPage),
  page(DASHBOARD_PATHS.staff, 'dashboard.staff', StaffPage),
  page(DASHBOARD_PATHS.audit, 'dashboard.audit', AuditPage),
  page(DASHBOARD_PATHS.account, 'dashboard.account', AccountPage),
];
/** Reached by a mailed link, before any login. */
const OPEN_PAGES: readonly Page[] = [
  page(DASHBOARD_PATHS.password, 'dashboard.passwordPage', PasswordPage),
  page(DASHBOARD_PATHS.forgotten, 'dashboard.forgottenPage', ForgottenPasswordPage),
  page('*', 'app.notFoundTitle', NotFoundPage),
];
/** For paper, behind the login. */
const PRINT_PAGES: readonly Page[] = [
  page(`${PRINT_PATHS.visitor}/:id`, 'dashboard.printPage', PrintVisitorPage),
  page(`${PRINT_PATHS.exhibitor}/:id`, 'dashboard.printPage', PrintExhibitorPage),
];

export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<DashboardFrame />}>{SECTION_PAGES.map(routeOf)}</Route>
      <Route element={<OpenFrame />}>{OPEN_PAGES.map(routeOf)}</Route>
      <Route element={<PrintFrame />}>{PRINT_PAGES.map(routeOf)}</Route>
    </Routes>
  );
}

const routeOf = ({ path, title, page: Shown }: Page) => (
  <Route
    key={path}
    path={path.replace(/^\/dashboard\/?/, '')}
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
