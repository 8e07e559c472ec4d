/** Why somebody cannot write in a conversation. HIRED: it ended with the hire. */
export const BARS = ['HIRED', 'BLOCKED', 'CLOSED', 'SUSPENDED', 'MINOR', 'UNANSWERED'] as const;
export type Bar = (typeof BARS)[number];

/** What somebody can be reported for. */
export const REPORT_REASONS = ['HARASSMENT', 'ASKS_PRIVATE', 'SPAM', 'DISCRIMINATION', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What can be done about a report that is right. */
export const MEASURES = ['HIDE', 'WARN', 'SUSPEND'] as const;
export type Measure = (typeof MEASURES)[number];
