// Logs for code that runs before or alongside the web server: one JSON object per line on stderr.

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Writes lines of the given level and more severe; `write` is replaced in tests. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const threshold = logLevels.indexOf(level);
  const at = (name: 'info' | 'warn' | 'error') => (message: string) => {
    if (level === 'silent' || logLevels.indexOf(name) > threshold) return;
    write(`${JSON.stringify({ level: name, time: new Date().toISOString(), msg: message })}\n`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** A log that discards everything. */
export const silentLog: Log = createLog('silent');
