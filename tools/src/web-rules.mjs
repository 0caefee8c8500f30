// Checks the browser's code: one way to load the rows of a list.

/** @typedef {import('./structure.mjs').FileRule} FileRule */

/** What visitors read loads itself; the dashboard's lists are web/src/list. */
const OWN_LOADING = /^web\/src\/(list|features\/(content|directory))\//;

/** @type {FileRule} */
export function checkOneList(file) {
  return file.path.startsWith('web/src/') &&
    !OWN_LOADING.test(file.path) &&
    /\b(useInfiniteQuery|keepPreviousData)\b|@tanstack\/react-table/.test(file.text)
    ? ['loads the rows of a list by itself: web/src/list does']
    : [];
}
