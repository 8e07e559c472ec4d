const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Lifetime of an invitation. */
export const INVITATION_MS = 14 * DAY;
/** How long an expired invitation stays listed, so that it can be resent. */
export const EXPIRED_INVITATION_KEPT_MS = 30 * DAY;
/** Invitations that one person sends, and that one group sends. */
export const INVITATIONS_PER_PERSON = { count: 60, windowMs: HOUR } as const;
export const INVITATIONS_PER_GROUP = { count: 200, windowMs: HOUR } as const;
/** Maximum invitations to one address from all groups, against flooding a mailbox. */
export const INVITATIONS_PER_ADDRESS = { count: 6, windowMs: DAY } as const;
/** Looks at, and uses of, links of invitations from one network. */
export const INVITATION_LOOKS_PER_NETWORK = { count: 120, windowMs: HOUR } as const;
