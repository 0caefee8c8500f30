// The database cannot be opened; the message is one sentence that the operator at the terminal can act on.

export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
