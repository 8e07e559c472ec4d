/** Questions and invitations that one person may send within an hour. */
export const MAILS_PER_HOUR = 500;
/** The source recorded for visits that began with an invitation. */
export const INVITATION_SOURCE = 'talent_pool';
