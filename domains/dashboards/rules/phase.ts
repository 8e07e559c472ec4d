/** Where a moment lies to a shift: before it, in it, or after it. */
export function phaseOf(
  shift: { readonly starts_at: Date; readonly ends_at: Date },
  now: Date,
): 'ahead' | 'now' | 'over' {
  if (now < shift.starts_at) return 'ahead';
  return now < shift.ends_at ? 'now' : 'over';
}
