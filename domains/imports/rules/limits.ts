/** The most rows of one file. */
export const MAX_ROWS = 200_000;
/** The most lines, empty ones among them: they are rows to nobody, but have to be read. */
export const MAX_LINES = 1_000_000;
/** The most columns of one file. */
export const MAX_COLUMNS = 200;
/** The longest cell, in characters: a file with a lost quote swallows its rest into one cell. */
export const MAX_CELL_LENGTH = 4_000;
/** How many cells of each column the mapping page shows. */
export const SAMPLE_ROWS = 5;
/** How much of a refused cell is kept for the report. */
export const REPORTED_VALUE_LENGTH = 120;
/** How many refused or warned rows are kept for the report; the counts go on. */
export const MAX_REPORTED_ROWS = 50_000;
/** How many rows are written between two looks at whether to go on. */
export const ROWS_PER_STATEMENT = 1_000;
/** The same for shifts: more, since repeated open shifts are told apart within one call only. */
export const SHIFTS_PER_STATEMENT = 20_000;
