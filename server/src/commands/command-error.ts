// What keeps a command from its work, in one sentence that the person at the terminal can act on.

export class CommandError extends Error {
  override name = 'CommandError';
}
