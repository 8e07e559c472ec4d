/** By how many per cent a figure differs from the one before, in whole per cent; null where there was none to compare with. */
export function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
