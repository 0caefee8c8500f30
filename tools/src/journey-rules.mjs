// Checks that journeys wait for what they expect: a page changes a moment after it was pressed.

/** @typedef {import('./structure.mjs').FileRule} FileRule */

/** `expect(await …)` looks once. */
const LOOKS_ONCE = /\bexpect(\.soft)?\(\s*\(*await\b/;
/** So does `.resolves`, which is for the outcome of what a journey does. */
const READ_ONCE =
  /\bexpect\([^;]*\.(count|getAttribute|inputValue|isChecked|isDisabled|isEditable|isVisible|innerText|textContent|all(InnerTexts|TextContents))\([^;]*?\)\.resolves\b/;

/** @type {FileRule} */
export function checkRetried(file) {
  return /^e2e\/src\/.*\.ts$/.test(file.path) && (LOOKS_ONCE.test(file.text) || READ_ONCE.test(file.text))
    ? ['looks once at a page: expect(locator) and expect.poll wait for it']
    : [];
}
