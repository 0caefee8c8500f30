// A reporter of vitest that writes down what was thrown outside of any test, which its JSON report leaves out.
import { writeFileSync } from 'node:fs';

/** Where the list goes, as a JSON array of texts; told by the environment, as vitest makes the reporter itself. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

export default class UnhandledErrors {
  /**
   * @param {unknown} _files
   * @param {readonly { message: string, stack?: string }[]} errors
   */
  onTestRunEnd(_files, errors) {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
