// A command cannot do its work; the message is one sentence that the operator at the terminal can act on.

export class CommandError extends Error {
  override name = 'CommandError';
}
