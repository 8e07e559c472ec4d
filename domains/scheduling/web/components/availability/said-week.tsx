import type { AvailabilityWishes } from '../../../contract/availability-schemas.ts';
import type { AvailabilitySlot } from '../../../contract/schemas.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';

/** A usual week in words: for each day its times and what they are, then the wishes. */
export function SaidWeek({
  slots,
  wishes,
}: {
  readonly slots: readonly AvailabilitySlot[];
  readonly wishes: AvailabilityWishes;
}) {
  const { format, hours } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const days = Map.groupBy(
    slots.toSorted((one, other) => one.weekday - other.weekday || (one.start < other.start ? -1 : 1)),
    ({ weekday }) => weekday,
  );
  const { min_minutes: min, max_minutes: max, max_days: inARow } = wishes;
  const wished = [
    min !== null && own('avail.atLeast', { hours: hours(min) }),
    max !== null && own('avail.atMost', { hours: hours(max) }),
    inARow !== null && own('avail.inARow', { count: inARow }),
  ].filter((part) => part !== false);
  return (
    <ul className="grid gap-0.5 text-sm">
      {[...days].map(([weekday, own_slots]) => (
        <li key={weekday}>
          <b>{format.weekday(weekday, 'short')}</b>{' '}
          {own_slots
            .map(({ start, end, kind }) => `${format.timeRange(start, end)} ${own(`avail.${kind}`)}`)
            .join(', ')}
        </li>
      ))}
      {days.size === 0 && <li>{own('avail.always')}</li>}
      {wished.length > 0 && <li>{wished.join(' · ')}</li>}
    </ul>
  );
}
