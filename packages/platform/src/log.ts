import { pino, stdSerializers } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

export type Log = Logger;

/** The process's log: one JSON line an entry, times in UTC, nothing secret. It goes to standard output, or where it is sent. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
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
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** An error without what database drivers hang on it: statements and their values may hold anybody's data. */
function withoutValues(error: Error): Record<string, unknown> {
  const { type, message, stack, code, severity, constraint, table } = stdSerializers.err(error) as Record<
    string,
    unknown
  >;
  return { type, message, stack, code, severity, constraint, table };
}
