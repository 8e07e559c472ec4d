/** As many as one brand can have in use, without those that it inherits. */
export const QUALIFICATIONS_PER_BRAND = 200;
/** As many records as one person can have waiting to be confirmed, in all and of one qualification. */
export const WAITING_PER_PERSON = 20;
export const WAITING_PER_QUALIFICATION = 3;
/** As many records of one person as are shown: those that count or wait first, then the newest. */
export const RECORDS_SHOWN = 200;
/** How long before its last day a qualification counts as expiring. */
export const EXPIRING_DAYS = 60;
/** How many days before the end somebody is told; 0: once it has ended. */
export const REMINDER_STEPS = [60, 30, 7, 0] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];
/** What ended longer ago than this is told to nobody: it was recorded as ended, or the server was away. */
export const LATEST_REMINDER_DAYS = 7;
