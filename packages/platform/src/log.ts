import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** The process's log: one JSON line an entry, times in UTC, nothing secret. */
export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
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
