// Types a catalogue imported with '?lingui', which is compiled at build time: the browser needs no message parser.
declare module '*.json?lingui' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
