/** Days before an application is deleted at which its candidate may be asked whether it can be kept; 0: nobody is asked. */
export const ASK_DAYS = [0, 14, 30, 60] as const;
export type AskDays = (typeof ASK_DAYS)[number];

/** What the page of a mailed link shows. */
export const KEEP_STEPS = ['asked', 'kept', 'ended', 'over'] as const;
export type KeepStep = (typeof KEEP_STEPS)[number];
