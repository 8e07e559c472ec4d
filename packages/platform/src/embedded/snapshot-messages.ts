/** What the copying process tells: the files are copied; the copy opens; or why there is none. */
export type FromChild = { kind: 'copied' } | { kind: 'verified' } | { kind: 'failed'; reason: string };

/** What the copy is sealed with. It goes by this way, since arguments and settings of a process can be read by others. */
export interface Begin {
  readonly kind: 'begin';
  readonly key: { readonly name: string; readonly key: string };
}

/** What completes a copy: the label of the backup, the log segments it needs, and the transaction number it must reach. */
export interface End {
  readonly kind: 'end';
  readonly label: string;
  readonly firstSegment: string;
  readonly lastSegment: string;
  readonly mark: string;
}

export type ToChild = Begin | End;
