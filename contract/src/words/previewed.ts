// The pages of the site on which a text is previewed before it is published.
import type { TextKey } from '@visavis/domain/words/texts';
import { ABOUT_PATH, HOME_PATH, HOSTED_PATHS, PRIVACY_PATH, TERMS_PATH } from '../page-path.ts';

export const PREVIEWED_NAMES = [
  'about',
  'mission',
  'team',
  'history',
  'document',
  'home',
  'before-applying',
  'after-applying',
] as const;

export interface PreviewedPage {
  name: (typeof PREVIEWED_NAMES)[number];
  path: string;
  /** Query string with its question mark; empty if there is none. */
  search: string;
}

const page = (name: PreviewedPage['name'], path: string, search = ''): PreviewedPage => ({
  name,
  path,
  search,
});

/** The first is shown at first. An email is shown as itself. */
export const PREVIEWED_PAGES: Partial<Record<TextKey, readonly [PreviewedPage, ...PreviewedPage[]]>> = {
  about: [
    page('about', ABOUT_PATH),
    page('mission', ABOUT_PATH, '?tab=mission'),
    page('team', ABOUT_PATH, '?tab=team'),
    page('history', ABOUT_PATH, '?tab=history'),
  ],
  privacy: [page('document', PRIVACY_PATH)],
  terms: [page('document', TERMS_PATH)],
  place: [page('home', HOME_PATH)],
  programmes: [
    page('home', HOME_PATH),
    page('before-applying', HOSTED_PATHS.contact),
    page('after-applying', HOSTED_PATHS.thankYou),
  ],
};
