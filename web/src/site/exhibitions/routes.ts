// Loaders of the directory's pages; pages of the registration do without them.

export const EXHIBITION_ROUTES = {
  directory: async () => {
    const { DirectoryRoute, prefetchDirectory } = await import('./directory-route.tsx');
    return { Component: DirectoryRoute, prefetch: prefetchDirectory };
  },
  exhibitor: async () => {
    const { ExhibitorRoute, prefetchExhibitor } = await import('./exhibitor-route.tsx');
    return { Component: ExhibitorRoute, prefetch: prefetchExhibitor };
  },
};
