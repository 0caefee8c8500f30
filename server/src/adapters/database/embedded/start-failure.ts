// Extracts from the log why a database server did not start.

/** Logged by connections of a killed server as they end, into the log of the server started after it. */
const OF_ANOTHER = 'unexpected postmaster exit';

/**
 * @param written the log from the moment of the start on
 * @returns its last two lines that name a reason, or else its last two lines; null when the log is empty
 */
export function reasonOf(written: string): string | null {
  const lines = written
    .trim()
    .split('\n')
    .filter((line) => !line.includes(OF_ANOTHER));
  const reasons = lines.filter((line) => /FATAL|PANIC|HINT|error/i.test(line));
  return (reasons.length > 0 ? reasons : lines).slice(-2).join(' ').trim() || null;
}
