const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long an invitation is good for after it was sent. */
export const INVITATION_MS = 14 * DAY;
/** How long one that has run out stays in the list, to be sent again. */
export const EXPIRED_INVITATION_KEPT_MS = 30 * DAY;
/** Invitations that one person sends, and that one group sends. */
export const INVITATIONS_PER_PERSON = { count: 60, windowMs: HOUR } as const;
export const INVITATIONS_PER_GROUP = { count: 200, windowMs: HOUR } as const;
/** Invitations that one address gets from all groups together: nobody's mailbox is filled by strangers. */
export const INVITATIONS_PER_ADDRESS = { count: 6, windowMs: DAY } as const;
/** Looks at, and uses of, links of invitations from one network. */
export const INVITATION_LOOKS_PER_NETWORK = { count: 120, windowMs: HOUR } as const;
