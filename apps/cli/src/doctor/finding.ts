/** One thing that was looked at, and how it is. */
export interface Finding {
  readonly what: string;
  readonly state: 'good' | 'doubtful' | 'bad';
  readonly text: string;
}

/** What went wrong, as a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
