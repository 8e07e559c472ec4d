export const MOST_LANGUAGES = 12;
export const MOST_POSITIONS = 12;
export const MOST_CERTIFICATES = 20;
/** Years of work in a position that are told apart. */
export const MOST_YEARS = 10;
