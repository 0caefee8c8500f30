// What of an error is written into the log: where and why, and none of the rows that the database shows with it.

interface LoggedError {
  [part: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  constraint?: unknown;
  cause?: LoggedError;
}

/** PostgreSQL puts whole rows into `detail` and `where`: names, addresses, keys. Only named parts are written. */
export function errorForLog(error: Error): LoggedError {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}
