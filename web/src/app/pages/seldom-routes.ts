// Loaders of pages that few visits start on: they name many files, so they are kept out of the first script.

export const SELDOM_ROUTES = {
  about: async () => {
    const { AboutRoute, prefetchAbout } = await import('../../site/content/about-route.tsx');
    return { Component: AboutRoute, prefetch: prefetchAbout };
  },
  privacy: async () => {
    const { PrivacyRoute, prefetchPrivacy } = await import('../../site/content/privacy-route.tsx');
    return { Component: PrivacyRoute, prefetch: prefetchPrivacy };
  },
  terms: async () => {
    const { TermsRoute, prefetchTerms } = await import('../../site/content/terms-route.tsx');
    return { Component: TermsRoute, prefetch: prefetchTerms };
  },
  desk: async () => ({
    Component: (await import('../../site/exhibitor-desk-route.tsx')).ExhibitorDeskRoute,
  }),
  mailChoice: async () => ({
    Component: (await import('../../site/mail-choice-route.tsx')).MailChoiceRoute,
  }),
  thankYou: async () => ({
    Component: (await import('../../journeys/business/thank-you-route.tsx')).ThankYouRoute,
  }),
  mySchedule: async () => ({
    Component: (await import('../../journeys/business/my-schedule-route.tsx')).MyScheduleRoute,
  }),
  scheduleLink: async () => ({
    Component: (await import('../../journeys/business/my-schedule-route.tsx')).ScheduleLinkRoute,
  }),
  details: async () => ({
    Component: (await import('../../journeys/details/details-route.tsx')).DetailsRoute,
  }),
  notFound: async () => ({ Component: (await import('../../shell/not-found-route.tsx')).NotFoundRoute }),
  opensLater: async () => ({
    Component: (await import('../../shell/opens-later-route.tsx')).OpensLaterRoute,
  }),
  dashboard: async () => ({
    Component: (await import('../../dashboard/dashboard-routes.tsx')).DashboardRoutes,
  }),
};
