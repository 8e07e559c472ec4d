/** Why a party cannot write in a conversation. HIRED: it ended with the hire. */
export const BARS = ['HIRED', 'BLOCKED', 'CLOSED', 'SUSPENDED', 'MINOR', 'UNANSWERED'] as const;
export type Bar = (typeof BARS)[number];

/** The reasons for a report. */
export const REPORT_REASONS = ['HARASSMENT', 'ASKS_PRIVATE', 'SPAM', 'DISCRIMINATION', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The measures after a justified report. */
export const MEASURES = ['HIDE', 'WARN', 'SUSPEND'] as const;
export type Measure = (typeof MEASURES)[number];

/** Why a side cannot write in a conversation between a location and one of its staff. */
export const STAFF_BARS = ['LEFT', 'SUSPENDED'] as const;
export type StaffBar = (typeof STAFF_BARS)[number];
