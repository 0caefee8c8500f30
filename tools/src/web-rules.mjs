// Checks the browser's code: one way to load list rows and to poll, one client that makes requests, one way
// to act on the server, refs without side effects, links from an edition to its own pages, a note beside CSV, what
// is stored in the browser, and tests that wait for focus.

/** @typedef {import('./structure.mjs').FileRule} FileRule */

/** Visitors' lists load themselves; the dashboard's lists use web/src/list. */
const OWN_LOADING = /^web\/src\/(list|features\/(content|directory))\//;

/** @type {FileRule} */
export function checkOneList(file) {
  return file.path.startsWith('web/src/') &&
    !OWN_LOADING.test(file.path) &&
    /\b(useInfiniteQuery|keepPreviousData)\b|@tanstack\/react-table/.test(file.text)
    ? ['loads the rows of a list by itself: web/src/list does']
    : [];
}

/**
 * Organisers' pages follow changes of the parts that their query keys start with; any other polling is defined in one
 * place. A type ensures that keys start with a part: web/src/queries/query-keys.ts.
 * @type {FileRule}
 */
export function checkAskedAgain(file) {
  return file.path.startsWith('web/src/') &&
    file.path !== 'web/src/lib/asking.ts' &&
    /\brefetchInterval/.test(file.text)
    ? ['sets by itself how often it asks again: web/src/lib/asking.ts does']
    : [];
}

/** The client, its uploads, streams and counter; the service worker is a separate program that answers the client. */
const CLIENT = /^web\/src\/(lib\/(api-client|upload|live-source|live-stream)|app\/busy|service-worker)\.ts$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/**
 * A request that bypasses the client lacks the edition, session or header that it adds.
 * @type {FileRule}
 */
export function checkOneClient(file) {
  return file.path.startsWith('web/src/') &&
    !CLIENT.test(file.path) &&
    !TEST.test(file.path) &&
    /\bfetch\s*\(|\.fetch\b|\b(XMLHttpRequest|sendBeacon|EventSource|WebSocket)\b/.test(file.text)
    ? ['makes a request by itself: web/src/lib/api-client.ts does']
    : [];
}

/** Functions of the client, or the wording of its errors. */
const ACTS =
  /import \{[^}]*\b(call|callFile|callWithFile|callPart|upload)\b[^}]*\} from '[^']*\/lib\/|from '[^']*\/i18n\/refusal\.ts'/;
const KEEPS_STATE = /\buse(State|Reducer)\b/;
const CATCHES = /\bcatch\s*[({]|\bfinally\s*\{|\.(catch|finally)\(/;
const HAND_MADE_BUSY = /\[(is)?(busy|saving|sending|submitting|working)\w*, set\w+\] = useState/i;

/**
 * A screen that handles pending or failed calls itself misses something: double presses, expired sessions or error
 * messages. Code without state may catch errors, to report something else to its caller.
 * @type {FileRule}
 */
export function checkOneAction(file) {
  if (!/^web\/src\/(?!queries\/use-action\.ts)/.test(file.path) || TEST.test(file.path)) return [];
  const isByHand =
    /\buseMutation\b/.test(file.text) ||
    HAND_MADE_BUSY.test(file.text) ||
    (KEEPS_STATE.test(file.text) && ACTS.test(file.text) && CATCHES.test(file.text));
  return isByHand ? ['acts on the server by itself: useAction of web/src/queries does'] : [];
}

/** An inline ref callback: React calls it at every render, first with null and then with the element again. */
const WRITTEN_REF = /\bref=\{\s*\(?\w*\)?\s*=>\s*(\{[\s\S]*?\n\s*\}\}|[^}]*\})/g;

/** @type {FileRule} */
export function checkRefs(file) {
  if (!/^web\/src\/.*\.tsx$/.test(file.path)) return [];
  return [...file.text.matchAll(WRITTEN_REF)].some(([callback]) =>
    /\.(focus|scroll\w*|select|click|show\w*)\(/.test(callback),
  )
    ? ['moves the focus or the page in a ref written in place, which runs at every render: use an effect']
    : [];
}

/** Pages that are the same for every edition, or have the edition in their path. */
const OF_NO_EDITION = /\bDASHBOARD_PATHS\.(?!edition\b|readiness\b)\w|\b(registrationsPath|personPath)\(/;

/**
 * The Edition page shows any edition, while other pages show the one that is chosen.
 * @type {FileRule}
 */
export function checkEditionLinks(file) {
  return file.path.startsWith('web/src/features/edition/') &&
    !TEST.test(file.path) &&
    file.text.split('\n').some((line) => OF_NO_EDITION.test(line) && !/\bofEdition\(|\?edition=/.test(line))
    ? ['leads from an edition to a page of the chosen one: ofEdition of contract/dashboard-path names it']
    : [];
}

/** Both formats of a file, offered side by side. */
const BOTH_FORMATS = /\bEXPORT_FORMATS\b|\['(?:csv', 'xlsx|xlsx', 'csv)'\]/;

/**
 * Excel makes dates of values such as 1-10 when it opens a CSV file.
 * @type {FileRule}
 */
export function checkCsvNote(file) {
  return /^web\/src\/.*\.tsx$/.test(file.path) &&
    !TEST.test(file.path) &&
    BOTH_FORMATS.test(file.text) &&
    !file.text.includes('<CsvNote />')
    ? ['offers CSV beside XLSX without saying which is for Excel: CsvNote of web/src/list does']
    : [];
}

/** What each file stores in the browser, and when it is removed. Others' names go with the permission to read them. */
const KEPT_BY = new Map([
  [
    'web/src/features/desk/device-store.ts',
    'the people of the day: locked with the session, wiped with the account and the day',
  ],
  [
    'web/src/service-worker.ts',
    'a person’s own schedule: with the link that opened it; pages without anybody’s data',
  ],
  [
    'web/src/wizard/storage.ts',
    'the visitor’s own draft and choices: with the submission, or by the visitor',
  ],
  ['web/src/lib/session-token.ts', 'the session itself'],
  ['web/src/lib/use-unsent-text.ts', 'what an organiser typed: with the logout and the tab'],
  ['web/src/lib/chosen-edition.ts', 'the id of an edition: with the tab'],
  [
    'web/src/features/hosted-buyer/components/check-list.tsx',
    'ticks beside the id of an applicant: with the tab',
  ],
  ['web/src/features/matching/use-scroll-after-reload.ts', 'a place of the page: with the tab'],
  ['web/src/shell/use-scroll-places.ts', 'places of pages: with the tab'],
]);

/**
 * Data stored in the browser may outlive the permission to read it.
 * @type {FileRule}
 */
export function checkKept(file) {
  return /^web\/src\/.*\.tsx?$/.test(file.path) &&
    !TEST.test(file.path) &&
    !KEPT_BY.has(file.path) &&
    /\b(localStorage|sessionStorage|indexedDB|openDB|caches)\s*[.(]/.test(file.text)
    ? [
        'keeps something in the browser: say in KEPT_BY of tools/src/web-rules.mjs what it is and what ends it',
      ]
    : [];
}

/** An assertion tried only once: neither `expect.poll` nor within `waitFor`. */
const TRIED_ONCE = /(?<!\bwaitFor\(\s*(?:async )?\(\) =>\s*\{?\s*)\bexpect\((?:(?!;\n)[\s\S])*?;\n/g;

/**
 * React moves the focus after rendering, so a test that has just seen the rendered element may check too early.
 * @type {FileRule}
 */
export function checkAwaitedFocus(file) {
  return /^web\/src\/.*\.test\.tsx?$/.test(file.path) &&
    [...file.text.matchAll(TRIED_ONCE)].some(
      ([assertion]) => assertion.includes('document.activeElement') && !assertion.includes('.not.'),
    )
    ? ['looks once where the focus is: expect.poll(() => document.activeElement) waits for it']
    : [];
}
