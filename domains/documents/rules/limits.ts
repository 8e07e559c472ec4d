/** As many as one brand can have in use, without those that it inherits. */
export const TYPES_PER_BRAND = 100;
/** As many documents as one person can have waiting to be reviewed, in all and of one type. */
export const WAITING_PER_PERSON = 20;
export const WAITING_PER_TYPE = 3;
/** As many documents of one type as one person can have, former versions included. */
export const KEPT_PER_TYPE = 50;
/** As many documents of one person as are shown: those that count or wait first, then the newest. */
export const DOCUMENTS_SHOWN = 200;
/** How long before its last day a document counts as expiring. */
export const EXPIRING_DAYS = 60;
/** How many days before the end somebody is told; 0: once it has ended. */
export const REMINDER_STEPS = [60, 30, 7, 0] as const;
export type ReminderStep = (typeof REMINDER_STEPS)[number];
/** What ended longer ago than this is told to nobody: it was recorded as ended, or the server was away. */
export const LATEST_REMINDER_DAYS = 7;
/** A period that was set deletes nothing for so many days, in case it was a mistake. */
export const GRACE_DAYS = 7;
/** How long somebody who was asked for a document is left alone. */
export const ASK_AGAIN_HOURS = 20;
/** How long a bundle of somebody's documents can be downloaded. */
export const BUNDLE_DAYS = 3;
