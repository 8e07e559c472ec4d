/** Minutes after which what was chosen beforehand may go out; ten leave time to notice a slip. */
export const LETTER_DELAYS = [10, 60, 240, 1440, 2880] as const;
export type LetterDelay = (typeof LETTER_DELAYS)[number];
