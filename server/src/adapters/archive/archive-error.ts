// A backup file that cannot be read, said in one sentence that the person at the terminal can act on.

export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
