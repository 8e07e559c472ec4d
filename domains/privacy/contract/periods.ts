/** Retention periods after the last activity on an application, shortest first. */
export const PERIODS = ['WEEKS_4', 'MONTHS_3', 'MONTHS_6', 'YEAR_1', 'YEARS_2', 'YEARS_3', 'YEARS_4'] as const;
export type Period = (typeof PERIODS)[number];
