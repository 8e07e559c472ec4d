/** Lines of one day. */
export interface DayGroup<Line> {
  /** `2026-11-24`, in the zone of the reader. */
  readonly date: string;
  readonly lines: readonly Line[];
}

/** Lines that come newest first, by the day on which each happened in a time zone. */
export function groupByDay<Line extends { readonly at: string }>(
  lines: readonly Line[],
  timeZone: string,
): DayGroup<Line>[] {
  const days: { date: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const date = Temporal.Instant.from(line.at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const last = days.at(-1);
    if (last?.date === date) last.lines.push(line);
    else days.push({ date, lines: [line] });
  }
  return days;
}
