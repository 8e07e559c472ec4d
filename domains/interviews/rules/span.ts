/** A half-open interval of time in milliseconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns whether two spans overlap. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
