// A backup file cannot be read; the message is one sentence that the operator at the terminal can act on.

export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
