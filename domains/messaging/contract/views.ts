/** Views of the employer's inbox. */
export const INBOX_VIEWS = ['MINE', 'UNASSIGNED', 'SNOOZED', 'ARCHIVED'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];
