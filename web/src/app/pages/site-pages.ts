// Public pages: the exhibition, its exhibitors, and the organiser's texts.
import {
  ABOUT_PATH,
  EXHIBITIONS_PATH,
  EXHIBITOR_DESK_PATH,
  HOME_PATH,
  MAIL_CHOICE_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
} from '@visavis/contract/page-path';
import { page } from '../../shell/page.ts';
import type { EXHIBITION_ROUTES } from '../../site/exhibitions/routes.ts';
import { seldom } from './seldom.ts';

const exhibition = (name: keyof typeof EXHIBITION_ROUTES) => async () =>
  (await import('../../site/exhibitions/routes.ts')).EXHIBITION_ROUTES[name]();

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
    load: exhibition('directory'),
  }),
  page({
    path: `${EXHIBITIONS_PATH}/:id`,
    title: 'directory.exhibitorTitle',
    description: 'app.siteDescription',
    about: 'exhibitor',
    hasOwnHead: true,
    words: ['directory'],
    isReady: true,
    load: exhibition('exhibitor'),
  }),
  page({
    path: ABOUT_PATH,
    title: 'content.aboutTitle',
    description: 'content.aboutDescription',
    about: 'event',
    words: ['content'],
    isReady: true,
    load: seldom('about'),
  }),
  page({
    path: PRIVACY_PATH,
    title: 'content.privacyTitle',
    description: 'content.privacyDescription',
    words: ['content'],
    isReady: true,
    load: seldom('privacy'),
  }),
  page({
    path: TERMS_PATH,
    title: 'content.termsTitle',
    description: 'content.termsDescription',
    words: ['content'],
    isReady: true,
    load: seldom('terms'),
  }),
  page({
    path: EXHIBITOR_DESK_PATH,
    title: 'app.deskTitle',
    words: ['attendance', 'rules', 'choices'],
    load: seldom('desk'),
  }),
  page({
    path: MAIL_CHOICE_PATH,
    title: 'mySchedule.mailTitle',
    words: ['my-schedule'],
    load: seldom('mailChoice'),
  }),
];
