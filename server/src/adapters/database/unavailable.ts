// Tells a database that is away for the moment, where a retry may help, from a statement that failed.

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// pg reports these without a code.
const readTimeout = 'Query read timeout';
const wordsOfPg = new RegExp(
  `^(${readTimeout}|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)`,
);

/** The database did not answer on a connection that stands: its host vanished, or the line to it. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === readTimeout;
}

/** A full disk, no memory, an error of the disk, a file that is gone, and a server that only reads: SQLSTATE codes. */
const writeRefusals = new Set(['53100', '53200', '53400', '58000', '58030', '58P01', '58P02', '25006']);

/** The database stands, and cannot write, or not everything. */
export function refusesToWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && writeRefusals.has(String(error.code));
}

/**
 * True for a lost or refused connection: SQLSTATE classes 08 and 57P, too many connections, a wait for a lock or an
 * answer that took too long, the socket's errors, and a database that cannot write.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|57P0[1-5]|53300|55P03|57014|25P03)$/.test(code) || refusesToWrite(error)) return true;
  if (systemCodes.has(code)) return 'syscall' in error;
  return wordsOfPg.test(error.message);
}
