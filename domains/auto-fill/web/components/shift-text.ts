import type { Formats } from '@hearth/i18n/use-format';

interface ToldShift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly position_name: string | null;
}

/** A shift in a line: its day, its times and its position. */
export function shiftText({ date, start, end, position_name: position }: ToldShift, format: Formats): string {
  const when = `${format.date(date, 'weekday')}, ${format.timeRange(start, end)}`;
  return position === null ? when : `${when} · ${position}`;
}
