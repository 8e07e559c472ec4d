/** From how long before a shift its holder can report that they come late or not at all: before that they ask for time off or release it. */
const OPENS_BEFORE_MS = 24 * 3_600_000;

/** Reported before the shift has ended, and not earlier than a day ahead. */
export function judgeReportTime(
  shift: { readonly starts_at: Date; readonly ends_at: Date },
  now: Date,
): 'EARLY' | 'OVER' | undefined {
  if (now.getTime() < shift.starts_at.getTime() - OPENS_BEFORE_MS) return 'EARLY';
  return now >= shift.ends_at ? 'OVER' : undefined;
}

/** Somebody who could be told, and whether they are at work just now. */
interface Manager {
  readonly userId: string;
  readonly isOnDuty: boolean;
}

/** Who is told at once: managers on duty; where none is, all of them, whatever the hour. */
export function whoToTell(managers: readonly Manager[]): readonly string[] {
  const onDuty = managers.filter(({ isOnDuty }) => isOnDuty);
  return (onDuty.length > 0 ? onDuty : managers).map(({ userId }) => userId);
}
