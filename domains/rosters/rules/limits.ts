/** The shifts that a template can have, over all its weeks: twelve weeks of a large kitchen, or two of 500 people. */
export const SHIFTS_PER_TEMPLATE = 15_000;
/** The templates that one place can have in use. */
export const TEMPLATES_PER_PLACE = 100;
