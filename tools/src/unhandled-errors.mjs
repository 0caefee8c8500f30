// A vitest reporter that records errors thrown outside of any test, which the JSON report omits.
import { writeFileSync } from 'node:fs';

/** Environment variable with the output file, a JSON array of texts; vitest constructs the reporter, so no options. */
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
