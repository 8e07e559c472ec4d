/** The templates that one brand has in use. */
export const TEMPLATES_PER_BRAND = 20;
/** How long a link works. */
export const LINK_DAYS = 60;
/** Nobody is reminded of the same onboarding more often. */
export const HOURS_BETWEEN_NUDGES = 20;
export const ADULT_AGE = 18;
/** A required step that has been overdue for so many days is told one level above. */
export const ESCALATED_AFTER_DAYS = 3;
/** Over how many days the board looks back. */
export const FIGURE_DAYS = 90;
/** Emails with a new link to one address, from all groups: against flooding a mailbox. */
export const LINKS_PER_ADDRESS = { count: 6, windowMs: 86_400_000 } as const;
/** Files that come by links from one network, which a whole house can share. */
export const LINK_FILES_PER_NETWORK = { count: 120, windowMs: 3_600_000 } as const;
