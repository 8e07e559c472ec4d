/** Messages and conversations of a page when the caller does not say: the specification's figure. */
export const MESSAGE_PAGE = 10;
/** Texts that are kept at one brand. */
export const MOST_TEMPLATES = 200;
/** Messages that one person may plan within an hour: a mistake reaches no more people than that. */
export const MOST_PLANNED_AN_HOUR = 500;
/** Seconds in which a bulk message can be cancelled before it starts. */
export const UNDO_SECONDS = 10;
/** Days ahead that a message can be planned. */
export const PLANNED_DAYS_AHEAD = 60;
/** Answers by mail that are taken in one conversation within an hour. */
export const MOST_MAILS_AN_HOUR = 30;
/** Minutes that a message stays unread before its receiver is mailed. */
export const MAIL_AFTER_MINUTES = 2;
/** Maximum internal notes per conversation. */
export const MOST_NOTES = 200;
/** Maximum characters of a mail that are parsed; the reply itself is at the beginning. */
export const MOST_MAIL_TEXT = 200_000;
/** Addresses of one report that are looked at: a mail of ours goes to one. */
export const MOST_REPORTED = 10;
