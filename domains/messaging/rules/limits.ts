/** Messages and conversations of a page when the caller does not say: the specification's figure. */
export const MESSAGE_PAGE = 10;
/** Texts that are kept at one brand. */
export const MOST_TEMPLATES = 200;
/** Messages that one person may plan within an hour: a mistake reaches no more people than that. */
export const MOST_PLANNED_AN_HOUR = 500;
/** How long a sending can be taken back before the first message leaves. */
export const UNDO_SECONDS = 10;
/** How far ahead a message can be planned. */
export const PLANNED_DAYS_AHEAD = 60;
/** Answers by mail that are taken in one conversation within an hour. */
export const MOST_MAILS_AN_HOUR = 30;
/** How long a message waits to be read before it is mailed. */
export const MAIL_AFTER_MINUTES = 2;
/** Notes of the house in one conversation. */
export const MOST_NOTES = 200;
/** Letters of a mail that are read, as text or as HTML; what somebody says themselves is at its beginning. */
export const MOST_MAIL_TEXT = 200_000;
/** Addresses of one report that are looked at: a mail of ours goes to one. */
export const MOST_REPORTED = 10;
