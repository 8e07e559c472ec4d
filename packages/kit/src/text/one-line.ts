/** What ends a line, or is no letter at all. */
const BREAKS = /[\p{Cc}\s]+/gu;

/** A text on one line, with single spaces: names that others write, in subjects and titles. */
export const onOneLine = (text: string): string => text.replaceAll(BREAKS, ' ').trim();
