// Public pages: the exhibition, its exhibitors, and the organiser's texts.
import {
  ABOUT_PATH,
  EXHIBITIONS_PATH,
  EXHIBITOR_DESK_PATH,
  HOME_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
} from '@visavis/contract/page-path';
import { page } from '../../shell/page.ts';

export const SITE_PAGES = [
  page({
    path: HOME_PATH,
    title: 'app.home',
    description: 'app.siteDescription',
    about: 'event',
    words: ['home'],
    isReady: true,
    load: async () => {
      const { HomePage, prefetchHome } = await import('../../site/home/home-page.tsx');
      return { Component: HomePage, prefetch: prefetchHome };
    },
  }),
  page({
    path: EXHIBITIONS_PATH,
    title: 'directory.title',
    description: 'directory.description',
    words: ['directory'],
    isReady: true,
    load: async () => {
      const { DirectoryRoute, prefetchDirectory } = await import(
        '../../site/exhibitions/directory-route.tsx'
      );
      return { Component: DirectoryRoute, prefetch: prefetchDirectory };
    },
  }),
  page({
    path: `${EXHIBITIONS_PATH}/:id`,
    title: 'directory.exhibitorTitle',
    description: 'app.siteDescription',
    about: 'exhibitor',
    hasOwnHead: true,
    words: ['directory'],
    isReady: true,
    load: async () => {
      const { ExhibitorRoute, prefetchExhibitor } = await import(
        '../../site/exhibitions/exhibitor-route.tsx'
      );
      return { Component: ExhibitorRoute, prefetch: prefetchExhibitor };
    },
  }),
  page({
    path: ABOUT_PATH,
    title: 'content.aboutTitle',
    description: 'content.aboutDescription',
    about: 'event',
    words: ['content'],
    isReady: true,
    load: async () => {
      const { AboutRoute, prefetchAbout } = await import('../../site/content/about-route.tsx');
      return { Component: AboutRoute, prefetch: prefetchAbout };
    },
  }),
  page({
    path: PRIVACY_PATH,
    title: 'content.privacyTitle',
    description: 'content.privacyDescription',
    words: ['content'],
    isReady: true,
    load: async () => {
      const { PrivacyRoute, prefetchPrivacy } = await import('../../site/content/privacy-route.tsx');
      return { Component: PrivacyRoute, prefetch: prefetchPrivacy };
    },
  }),
  page({
    path: TERMS_PATH,
    title: 'content.termsTitle',
    description: 'content.termsDescription',
    words: ['content'],
    isReady: true,
    load: async () => {
      const { TermsRoute, prefetchTerms } = await import('../../site/content/terms-route.tsx');
      return { Component: TermsRoute, prefetch: prefetchTerms };
    },
  }),
  page({
    path: EXHIBITOR_DESK_PATH,
    title: 'app.deskTitle',
    words: ['attendance', 'rules', 'choices'],
    load: async () => ({
      Component: (await import('../../site/exhibitor-desk-route.tsx')).ExhibitorDeskRoute,
    }),
  }),
];
