/** Why a file can't be signed as it is. */
export const PDF_PROBLEMS = [
  'NOT_A_PDF',
  'DAMAGED',
  'ENCRYPTED',
  'TOO_MANY_PAGES',
  'ACTIVE_CONTENT',
  'ALREADY_SIGNED',
  'TOO_COMPLEX',
] as const;
export type PdfProblem = (typeof PDF_PROBLEMS)[number];

/** The size of a page as it is shown, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}
