import { pino, stdSerializers } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** The process's log: one JSON line an entry, times in UTC, nothing secret. */
export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: withoutValues },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.new_password',
        '*.code',
        '*.refresh_token',
        '*.token',
      ],
      remove: true,
    },
  });
}

/** An error without what database drivers hang on it: statements and their values may hold anybody's data. */
function withoutValues(error: Error): Record<string, unknown> {
  const { type, message, stack, code, severity, constraint, table } = stdSerializers.err(error) as Record<
    string,
    unknown
  >;
  return { type, message, stack, code, severity, constraint, table };
}
