// The refusal of a database to start, said in one sentence that the person at the terminal can act on.

export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
