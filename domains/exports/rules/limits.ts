/** An export of more rows is prepared in the background instead of being sent at once. */
export const ROWS_AT_ONCE = 5_000;
/** The most rows of one file: a sheet of a workbook has room for 1,048,576. */
export const MOST_ROWS = 1_000_000;
/** Rows read in one statement and held in memory together. */
export const ROWS_PER_READ = 500;
/** How long a prepared file can be downloaded, in milliseconds. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** How long the address of a download is valid, in milliseconds. */
export const ADDRESS_MS = 2 * 60 * 1000;
/** As many files as one person can have prepared in the background. */
export const FILES_PER_PERSON = { count: 30, windowMs: 60 * 60 * 1000 };
/** How often preparing a file is tried. */
export const MOST_ATTEMPTS = 3;
/** The longest text of a cell that a workbook can hold, in UTF-16 units. */
export const LONGEST_CELL = 32_767;
