/** Questions and invitations that one person may mail within an hour. */
export const MAILS_AN_HOUR = 500;
/** How a visit that began with an invitation is counted. */
export const SOURCE = 'talent_pool';
/** Tries with mailed secrets that a network has. */
export const LINKS_PER_NETWORK = { count: 60, windowMs: 3_600_000 } as const;
