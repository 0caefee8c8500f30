// Every address of the site and the page that answers it; each page is loaded when it is opened.
import {
  BUSINESS_PATHS,
  DASHBOARD_PATHS,
  HOME_PATH,
  MY_SCHEDULE_PATH,
  SCHEDULE_LINK_PATH,
} from '@visavis/contract/page-path';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { type TextId, useText } from '../i18n/text.ts';
import { useEdition } from './edition.ts';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const HomePage = lazy(async () => ({ default: (await import('./home/home-page.tsx')).HomePage }));
const ContactRoute = lazy(async () => ({
  default: (await import('./business/contact-route.tsx')).ContactRoute,
}));
const CompanyRoute = lazy(async () => ({
  default: (await import('./business/company-route.tsx')).CompanyRoute,
}));
const InterestRoute = lazy(async () => ({
  default: (await import('./business/interest-route.tsx')).InterestRoute,
}));
const MatchingRoute = lazy(async () => ({
  default: (await import('./business/matching-route.tsx')).MatchingRoute,
}));
const ScheduleRoute = lazy(async () => ({
  default: (await import('./business/schedule-route.tsx')).ScheduleRoute,
}));
const ThankYouRoute = lazy(async () => ({
  default: (await import('./business/thank-you-route.tsx')).ThankYouRoute,
}));
const MyScheduleRoute = lazy(async () => ({
  default: (await import('./business/my-schedule-route.tsx')).MyScheduleRoute,
}));
const ScheduleLinkRoute = lazy(async () => ({
  default: (await import('./business/my-schedule-route.tsx')).ScheduleLinkRoute,
}));
const DashboardRoutes = lazy(async () => ({
  default: (await import('./dashboard/dashboard-routes.tsx')).DashboardRoutes,
}));

const PAGES: readonly { path: string; title: TextId; page: ComponentType }[] = [
  { path: HOME_PATH, title: 'app.home', page: HomePage },
  { path: BUSINESS_PATHS.contact, title: 'app.contactTitle', page: ContactRoute },
  { path: BUSINESS_PATHS.company, title: 'app.companyTitle', page: CompanyRoute },
  { path: BUSINESS_PATHS.interest, title: 'app.interestTitle', page: InterestRoute },
  { path: BUSINESS_PATHS.matching, title: 'app.matchingTitle', page: MatchingRoute },
  { path: BUSINESS_PATHS.schedule, title: 'app.scheduleTitle', page: ScheduleRoute },
  { path: BUSINESS_PATHS.thankYou, title: 'app.thankYouTitle', page: ThankYouRoute },
  { path: BUSINESS_PATHS.thankYouAlias, title: 'app.thankYouTitle', page: ThankYouRoute },
  { path: MY_SCHEDULE_PATH, title: 'app.myScheduleTitle', page: MyScheduleRoute },
  { path: SCHEDULE_LINK_PATH, title: 'app.scheduleLinkTitle', page: ScheduleLinkRoute },
  { path: '*', title: 'app.notFoundTitle', page: NotFoundPage },
];

export function Pages() {
  return (
    <Routes>
      <Route
        path={`${DASHBOARD_PATHS.home}/*`}
        element={
          <Suspense>
            <DashboardRoutes />
          </Suspense>
        }
      />
      <Route element={<Layout />}>
        {PAGES.map(({ path, title, page: Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <>
                <Title page={title} />
                <Page />
              </>
            }
          />
        ))}
      </Route>
    </Routes>
  );
}

function Title({ page }: { page: TextId }) {
  const text = useText();
  const { data: edition } = useEdition();
  const name = text(page);
  return <title>{edition ? text('app.titled', { page: name, exhibition: edition.name }) : name}</title>;
}
