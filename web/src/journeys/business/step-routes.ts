// Loaders of the registration's later steps: a visit begins at the first, and fetches this list once they are near.

export const STEP_ROUTES = {
  company: async () => {
    const { CompanyRoute, preloadCountries } = await import('./company-route.tsx');
    return { Component: CompanyRoute, ahead: preloadCountries };
  },
  interest: async () => {
    const { InterestRoute, preloadCategories } = await import('./interest-route.tsx');
    return { Component: InterestRoute, ahead: preloadCategories };
  },
  matching: async () => {
    const { MatchingRoute, prefetchMatches, areMatchesDrawn } = await import('./matching-route.tsx');
    return { Component: MatchingRoute, prefetch: prefetchMatches, isDrawn: areMatchesDrawn };
  },
  schedule: async () => ({ Component: (await import('./schedule-route.tsx')).ScheduleRoute }),
};
