import { CONFLICT, failure, UNAVAILABLE } from '@hearth/kit/failure';

const LOST = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Classes of SQLSTATE: 08 connection, 53 resources (disk full, too many connections), 57 operator (shutdown, statement timeout). */
const LOST_CLASSES = new Set(['08', '53', '57']);
/** What the drivers say without a code: each of their sentences about a connection that is not, or not any more. */
const LOST_WORDS =
  /Connection terminated|is not queryable|Query read timeout|timeout expired|timeout exceeded when trying to connect|PGlite is closed|Cannot use a pool after calling end/;

/** A connection to a server that only follows another, as one does until it takes over: nothing can be written there. */
export class StandbyRefused extends Error {
  /** PostgreSQL's own for a server that cannot be worked with yet. */
  readonly code = '57P03';

  constructor() {
    super('The database is a standby: it takes no changes now.');
  }
}

/** The SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Tells if an error means that the database is unreachable or down, rather than a bad statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Before the SQLSTATE: EPIPE looks like one.
  if ('code' in error && typeof error.code === 'string' && LOST.has(error.code)) return true;
  // A server that ends or refuses the connection itself says FATAL, under whichever SQLSTATE (55000: it takes no connections now).
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true;
  const state = sqlState(error);
  if (state !== undefined) return LOST_CLASSES.has(state.slice(0, 2));
  return LOST_WORDS.test(error.message);
}

const NOTHING_THERE = '23503';

/**
 * A lost database as the answer that says so, and a row that names one which is not there, or went in the same moment, as
 * the conflict that it is; any other error as it is.
 */
export function asAnswer(error: unknown): unknown {
  if (sqlState(error) === NOTHING_THERE) return failure(CONFLICT);
  return isDatabaseUnavailable(error) ? failure(UNAVAILABLE) : error;
}

/** The name of the unique constraint that an error violated, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (sqlState(error) !== '23505' || !(error instanceof Error)) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
