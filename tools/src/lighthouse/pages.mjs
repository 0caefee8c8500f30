// The measured pages and their targets.

/**
 * @typedef {object} MeasuredPage
 * @property {string} name
 * @property {string} path
 * @property {number} paintAim target of the Largest Contentful Paint in milliseconds
 * @property {boolean} [withDraft] whether the visitor has a stored draft
 */

/** @type {readonly MeasuredPage[]} */
export const MEASURED_PAGES = [
  { name: 'home', path: '/', paintAim: 1800 },
  { name: 'directory', path: '/exhibitions', paintAim: 1800 },
  { name: 'about', path: '/about', paintAim: 1800 },
  { name: 'registration', path: '/business/registration', paintAim: 1800 },
  { name: 'matching', path: '/business/exhibitor-matching', paintAim: 2500, withDraft: true },
];

/** Targets for every measured page: scores out of 100, a sum of layout shifts, milliseconds. */
export const AIMS = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  shift: 0.01,
  blocking: 100,
};

/**
 * @typedef {object} WeighedPage
 * @property {string} name
 * @property {string} path
 * @property {number | null} budget kilobytes of JavaScript, compressed with brotli
 * @property {string} shows a selector that the page must show, since a failed page would be deceptively small
 * @property {boolean} [withDraft]
 * @property {readonly string[]} modules fetched beside those of every page, as the build names them; words without
 *   their language. What they import is found in the build, what they fetch later is listed.
 */

/** @type {readonly WeighedPage[]} */
export const WEIGHED_PAGES = [
  {
    name: 'home',
    path: '/',
    budget: 113,
    shows: 'h1',
    modules: ['src/site/home/home-page.tsx', 'src/i18n/home.json?lingui'],
  },
  {
    name: 'directory',
    path: '/exhibitions',
    budget: 123,
    shows: 'main h1',
    modules: [
      'src/site/exhibitions/routes.ts',
      'src/site/exhibitions/directory-route.tsx',
      'src/i18n/directory.json?lingui',
    ],
  },
  {
    name: 'exhibitor',
    path: '/exhibitions/1',
    budget: 130,
    shows: 'main h1',
    modules: [
      'src/site/exhibitions/routes.ts',
      'src/site/exhibitions/exhibitor-route.tsx',
      'src/i18n/directory.json?lingui',
    ],
  },
  {
    name: 'about',
    path: '/about',
    budget: null,
    shows: 'main h1',
    modules: [
      'src/app/pages/seldom-routes.ts',
      'src/site/content/about-route.tsx',
      'src/i18n/content.json?lingui',
    ],
  },
  {
    name: 'registration',
    path: '/business/registration',
    budget: 130,
    shows: 'main form input',
    modules: [
      'src/journeys/business/contact-route.tsx',
      'src/i18n/registration.json?lingui',
      'src/i18n/fields.ts',
    ],
  },
  {
    name: 'interest',
    path: '/business/interest',
    budget: null,
    shows: 'main button[aria-expanded]',
    withDraft: true,
    modules: [
      'src/journeys/business/step-routes.ts',
      'src/journeys/business/interest-route.tsx',
      'src/journeys/draft/draft-edition.ts',
      'src/i18n/interests.json?lingui',
    ],
  },
  {
    name: 'matching',
    path: '/business/exhibitor-matching',
    budget: 140,
    shows: 'main article, main li h3, main h3',
    withDraft: true,
    modules: [
      'src/journeys/business/step-routes.ts',
      'src/journeys/business/matching-route.tsx',
      'src/journeys/draft/draft-edition.ts',
      'src/i18n/matching.json?lingui',
      'src/i18n/rules.ts',
    ],
  },
  {
    name: 'schedule',
    path: '/business/schedule',
    budget: 145,
    shows: 'main [role=grid]',
    withDraft: true,
    modules: [
      'src/journeys/business/step-routes.ts',
      'src/journeys/business/schedule-route.tsx',
      'src/journeys/draft/draft-edition.ts',
      'src/i18n/scheduling.json?lingui',
      'src/i18n/rules.ts',
    ],
  },
  {
    name: 'hosted',
    path: '/hosted/registration',
    budget: null,
    shows: 'main form input',
    modules: [
      'src/journeys/hosted/routes.ts',
      'src/journeys/hosted/contact-route.tsx',
      'src/i18n/registration.json?lingui',
      'src/i18n/hosted.json?lingui',
      'src/i18n/fields.ts',
      'src/i18n/rules.ts',
      'src/i18n/choices.ts',
    ],
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    budget: null,
    shows: 'input[type=password]',
    modules: [
      'src/app/pages/seldom-routes.ts',
      'src/dashboard/dashboard-routes.tsx',
      'src/i18n/organiser.ts',
      'src/i18n/fields.ts',
      'src/i18n/rules.ts',
      'src/i18n/choices.ts',
    ],
  },
];
