/** Questions and invitations that one person may mail within an hour. */
export const MAILS_AN_HOUR = 500;
/** How a visit that began with an invitation is counted. */
export const SOURCE = 'talent_pool';
