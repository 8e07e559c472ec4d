/** The version of the consent text; a new wording gets a new number. */
export const CONSENT_WORDS = 1;
/** Maximum changes of consent per person and day: each yes sends a text. */
export const MOST_CHOICES_A_DAY = 10;
/** Maximum confirmations per number and day, whoever enters it. */
export const MOST_CONFIRMATIONS_A_DAY = 3;
/** Texts that are taken from one number within an hour; what is more is left alone. */
export const MOST_TEXTS_AN_HOUR = 60;
/** Answers to codes that one number gets within an hour. */
export const MOST_CODES_AN_HOUR = 10;
/** Maximum answers to unknown numbers per hour in total, to bound the cost of forged numbers. */
export const MOST_ANSWERS_AN_HOUR = 500;
/** Segments that one text may have: what a person reads at a glance, and what it costs. */
export const MOST_SEGMENTS = 2;
/** Days after which the number of a text that came in is forgotten. */
export const INCOMING_KEPT_DAYS = 30;
