/** The messages of the copying process: copied, verified, or failed with a reason. */
export type FromChild = { kind: 'copied' } | { kind: 'verified' } | { kind: 'failed'; reason: string };

/**
 * The sealing key of the copy, sent as a message because arguments are readable by others. It goes by this way, since
 * arguments and settings of a process can be read by others.
 */
export interface BeginMessage {
  readonly kind: 'begin';
  readonly key: { readonly name: string; readonly key: string };
}

/** The backup label, log segments and transaction number that complete a copy. */
export interface EndMessage {
  readonly kind: 'end';
  readonly label: string;
  readonly firstSegment: string;
  readonly lastSegment: string;
  readonly mark: string;
}

export type ToChild = BeginMessage | EndMessage;
