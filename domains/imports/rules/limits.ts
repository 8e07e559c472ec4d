/** The most rows of one file. */
export const MAX_ROWS = 200_000;
/** Maximum lines, empty ones included: they are no rows and still have to be read. */
export const MAX_LINES = 1_000_000;
/** The most columns of one file. */
export const MAX_COLUMNS = 200;
/** The longest cell, in characters: a file with a lost quote swallows its rest into one cell. */
export const MAX_CELL_LENGTH = 4_000;
/** The most bytes of all parts of a workbook that are read, unpacked: a small archive can hold a great deal. */
export const MAX_UNPACKED_BYTES = 192 * 1024 * 1024;
/** The most bytes of the table that a workbook becomes. */
export const MAX_TABLE_BYTES = 48 * 1024 * 1024;
/** The most texts that the cells of a workbook share, and how many characters they have together. */
export const MAX_SHARED_TEXTS = 2_000_000;
export const MAX_SHARED_CHARACTERS = 48 * 1024 * 1024;
/** Sample cells per column on the mapping page. */
export const SAMPLE_ROWS = 5;
/** Maximum length of a refused cell in the report. */
export const REPORTED_VALUE_LENGTH = 120;
/** Maximum reported rows; counting goes on beyond it. */
export const MAX_REPORTED_ROWS = 50_000;
/** Rows written between two checks for cancellation. */
export const ROWS_PER_STATEMENT = 1_000;
/** The same for shifts: more, since repeated open shifts are told apart within one call only. */
export const SHIFTS_PER_STATEMENT = 20_000;
