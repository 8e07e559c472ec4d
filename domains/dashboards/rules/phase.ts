/** The phase of a shift at a moment: ahead, now or over. */
export function shiftPhase(
  shift: { readonly starts_at: Date; readonly ends_at: Date },
  now: Date,
): 'ahead' | 'now' | 'over' {
  if (now < shift.starts_at) return 'ahead';
  return now < shift.ends_at ? 'now' : 'over';
}
