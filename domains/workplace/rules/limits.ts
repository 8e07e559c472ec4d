/** Notes in use at a brand that have not passed. */
export const MOST_DAY_NOTES = 400;
/** The longest time that one note covers. */
export const MOST_NOTE_DAYS = 366;
/** The longest time that notes are read for at once. */
export const MOST_READ_DAYS = 400;
/** Stations in use at a location. */
export const MOST_STATIONS = 60;
/** Earlier names that a station keeps. */
export const MOST_FORMER_NAMES = 20;
