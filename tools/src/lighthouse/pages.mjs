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

/** Targets of every measured page: scores of 100, a sum of layout shifts, milliseconds. */
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
 * @property {string} shows a selector that the page must show, since a failed page would weigh little
 * @property {boolean} [withDraft]
 */

/** @type {readonly WeighedPage[]} */
export const WEIGHED_PAGES = [
  { name: 'home', path: '/', budget: 110, shows: 'h1' },
  { name: 'directory', path: '/exhibitions', budget: 120, shows: 'main h1' },
  { name: 'exhibitor', path: '/exhibitions/1', budget: 125, shows: 'main h1' },
  { name: 'about', path: '/about', budget: null, shows: 'main h1' },
  { name: 'registration', path: '/business/registration', budget: 125, shows: 'main form input' },
  {
    name: 'interest',
    path: '/business/interest',
    budget: null,
    shows: 'main button[aria-expanded]',
    withDraft: true,
  },
  {
    name: 'matching',
    path: '/business/exhibitor-matching',
    budget: 140,
    shows: 'main article, main li h3, main h3',
    withDraft: true,
  },
  { name: 'schedule', path: '/business/schedule', budget: 140, shows: 'main [role=grid]', withDraft: true },
  { name: 'hosted', path: '/hosted/registration', budget: null, shows: 'main form input' },
  { name: 'dashboard', path: '/dashboard', budget: null, shows: 'input[type=password]' },
];
