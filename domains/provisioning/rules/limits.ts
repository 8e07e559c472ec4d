/** Calls that one directory may make. */
export const CALLS_PER_TOKEN = { count: 3000, windowMs: 60_000 };
/** When a token was last used is noted this often. */
export const NOTE_USE_MS = 60_000;
/** People in one answer. */
export const MOST_AT_ONCE = 200;
