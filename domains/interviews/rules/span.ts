/** A stretch of real time in milliseconds; its end is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two stretches have a moment in common. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
