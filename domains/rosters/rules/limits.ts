/** The shifts that a template can have, over all its weeks: twelve weeks of a large kitchen, or two of 500 people. */
export const SHIFTS_PER_TEMPLATE = 15_000;
/** The templates that one place can have in use. */
export const TEMPLATES_PER_PLACE = 100;
/** The recurring shifts that a location can have in use. */
export const RECURRING_PER_PLACE = 300;
/** How many weeks after this one shifts are planned ahead. */
export const WEEKS_AHEAD = 8;
/** How many weeks a team link shows before this one, and after it. */
export const LINK_WEEKS_BACK = 1;
export const LINK_WEEKS_AHEAD = 8;
