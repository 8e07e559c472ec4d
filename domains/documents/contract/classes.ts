/** What documents are about that not every manager of a team sees. */
export const DOCUMENT_CLASSES = ['NONE', 'BANK', 'IDENTITY', 'MEDICAL', 'IMMIGRATION'] as const;

/** As long as documents can be kept after an employment, in months: what laws on pensions ask for is within it. */
export const LONGEST_KEEP_MONTHS = 480;
