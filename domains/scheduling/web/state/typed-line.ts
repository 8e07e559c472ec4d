import type { SchedulePosition, ShiftContent } from '../../contract/schemas.ts';

/**
 * Formats a shift as typed input, such as `10:00-18:30/30 Bartender Terrace`; parsing it round-trips. Reading it
 * again gives the same shift.
 */
export function formatShift(
  content: Pick<ShiftContent, 'start' | 'end' | 'unpaid_break_minutes' | 'station'>,
  position: SchedulePosition | undefined,
): string {
  const pause = content.unpaid_break_minutes > 0 ? `/${content.unpaid_break_minutes}` : '';
  // "9-5" is read as five in the afternoon: who means the morning has to say so.
  const morning =
    content.end <= content.start && content.end < '12:00' && content.start < addNoon(content.end) ? 'am' : '';
  return [`${content.start}-${content.end}${morning}${pause}`, position?.name ?? '', content.station]
    .filter((part) => part !== '')
    .join(' ');
}

function addNoon(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

const CLOCK = /^(\d{1,2})(?:[:.hH]?(\d{2}))?$/;

/** A time of day from what was typed into a field: `9`, `930`, `9:30`, `17.30`; nothing when it is none. */
export function readTime(typed: string): string | null {
  const match = CLOCK.exec(typed.trim());
  const hours = Number(match?.[1]);
  const minutes = Number(match?.[2] ?? 0);
  if (match === null || hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null;
  return `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Positions with the person's own first and those of their department next: `bar` is then what they would mean by it. */
export function sortByDistance(
  positions: readonly SchedulePosition[],
  ownId: string | null,
): readonly SchedulePosition[] {
  const own = positions.find((position) => position.id === ownId);
  if (own === undefined) return positions;
  const rank = (position: SchedulePosition): number =>
    position.id === own.id ? 0 : position.department === own.department ? 1 : 2;
  return positions.toSorted((one, other) => rank(one) - rank(other));
}
