/** How long before its end an authorisation is followed up. */
export const FOLLOW_UP_DAYS = 90;
/** How many days before an authorisation ends somebody is told; 0: once it has ended. */
export const FOLLOW_UP_STEPS = [90, 60, 30, 7, 0] as const;
/** How many days before a first check is late its managers are told; 0: on its last day, -1: once it is late. */
export const CHECK_STEPS = [3, 0, -1] as const;
/** What ended or was late longer ago than this is told to nobody: it was recorded so, or the server was away. */
export const LATEST_TOLD_DAYS = 7;
/** Records stay at least so long after an employment has ended: an end can be taken back. */
export const KEPT_DAYS = 30;
/** As many files as one case takes between two decisions. */
export const FILES_PER_ROUND = 10;
/** How long somebody who was reminded is left alone. */
export const ASK_AGAIN_HOURS = 20;
