// The loggable parts of an error: where and why, without the rows that PostgreSQL includes in its errors.

interface LoggedError {
  [part: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  constraint?: unknown;
  cause?: LoggedError;
}

/** PostgreSQL puts whole rows into `detail` and `where`: names, addresses, keys. Only these named parts are logged. */
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
