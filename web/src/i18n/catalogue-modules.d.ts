// A catalogue imported with '?lingui' arrives compiled: no message parser is needed in the browser.
declare module '*.json?lingui' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
