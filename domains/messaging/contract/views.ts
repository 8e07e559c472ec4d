/** Parts of the house's inbox that a list can show alone. */
export const INBOX_VIEWS = ['MINE', 'UNASSIGNED', 'SNOOZED', 'ARCHIVED'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];
