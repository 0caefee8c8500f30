// Checks that journeys use retrying assertions, because pages change shortly after a press.

/** @typedef {import('./structure.mjs').FileRule} FileRule */

/** `expect(await …)` checks only once. */
const LOOKS_ONCE = /\bexpect(\.soft)?\(\s*\(*await\b/;
/** So does `.resolves`, which is meant for the outcome of a journey's own actions. */
const READ_ONCE =
  /\bexpect\([^;]*\.(count|getAttribute|inputValue|isChecked|isDisabled|isEditable|isVisible|innerText|textContent|all(InnerTexts|TextContents))\([^;]*?\)\.resolves\b/;

/** @type {FileRule} */
export function checkRetried(file) {
  return /^e2e\/src\/.*\.ts$/.test(file.path) && (LOOKS_ONCE.test(file.text) || READ_ONCE.test(file.text))
    ? ['looks once at a page: expect(locator) and expect.poll wait for it']
    : [];
}
