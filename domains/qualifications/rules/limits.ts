/** As many as one brand can have in use, without those that it inherits. */
export const QUALIFICATIONS_PER_BRAND = 200;
/** How long before its last day a qualification counts as expiring. */
export const EXPIRING_DAYS = 60;
/** How many days before the end somebody is told; 0: once it has ended. */
export const REMINDER_STEPS = [60, 30, 7, 0] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];
/** What ended longer ago than this is told to nobody: it was recorded as ended, or the server was away. */
export const LATEST_REMINDER_DAYS = 7;
