/** Calls that one directory may make. */
export const CALLS_PER_TOKEN = { count: 3000, windowMs: 60_000 };
/** When a token was last used is noted this often. */
export const NOTE_USE_MS = 60_000;
/** People in one answer. */
export const MOST_AT_ONCE = 200;
/** Groups in one answer that brings their members along: each may hold everybody. */
export const MOST_WITH_MEMBERS = 20;
/** Members in one call. */
export const MOST_MEMBERS = 30_000;
/** People whose rights are brought into step in one transaction. */
export const SETTLED_AT_ONCE = 100;
/** Groups on one page of the settings. */
export const GROUPS_ON_A_PAGE = 50;
/** Letters of a filter, and of a list of attributes. */
export const LONGEST_FILTER = 1000;
/** Letters of a path in a patch: an attribute, and a filter that names one of its values by an address. */
export const LONGEST_PATH = 500;
/** Operations in one patch. */
export const MOST_OPERATIONS = 2000;
/** Addresses of a person in one call. */
export const MOST_EMAILS = 100;
