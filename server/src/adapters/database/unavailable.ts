// Distinguishes a database that is temporarily unavailable, where a retry may help, from a failed statement.

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
const pgMessages = new RegExp(
  `^(${readTimeout}|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)`,
);

/** The database did not answer on an open connection: its host or the network path is gone. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === readTimeout;
}

/** SQLSTATE codes: full disk, out of memory, I/O error, missing file, read-only server. */
const writeRefusals = new Set(['53100', '53200', '53400', '58000', '58030', '58P01', '58P02', '25006']);

/** The database is running, but cannot write, or not everything. */
export function refusesToWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && writeRefusals.has(String(error.code));
}

/**
 * True for a lost or refused connection (SQLSTATE classes 08 and 57P), too many connections, a lock or statement
 * timeout, socket errors, and a database that cannot write.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|57P0[1-5]|53300|55P03|57014|25P03)$/.test(code) || refusesToWrite(error)) return true;
  if (systemCodes.has(code)) return 'syscall' in error;
  return pgMessages.test(error.message);
}
