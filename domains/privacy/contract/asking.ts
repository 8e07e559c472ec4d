/** Days before deletion when a candidate is asked to let the data be kept; 0 means never. */
export const ASK_DAYS = [0, 14, 30, 60] as const;
export type AskDays = (typeof ASK_DAYS)[number];

/** The states of the page behind a mailed link. */
export const KEEP_STEPS = ['asked', 'kept', 'ended', 'over'] as const;
export type KeepStep = (typeof KEEP_STEPS)[number];
