/** What the copying process tells: the files are copied; the copy opens; or why there is none. */
export type FromChild = { kind: 'copied' } | { kind: 'verified' } | { kind: 'failed'; reason: string };

/** What completes a copy: the label of the backup, the log segments it needs, and the transaction number it must reach. */
export interface ToChild {
  readonly label: string;
  readonly firstSegment: string;
  readonly lastSegment: string;
  readonly mark: string;
}
