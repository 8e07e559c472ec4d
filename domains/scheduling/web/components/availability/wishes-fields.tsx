import { NumberField } from '@hearth/ui/number-field';
import type { AvailabilityWishes } from '../../../contract/availability-schemas.ts';
import { DAYS_PER_WEEK } from '../../../rules/limits.ts';
import { useOwnDayPhrases } from '../own-days/phrases.ts';

const HOUR = 60;
const MOST_HOURS = 168;

function toHours(minutes: number | null): number | null {
  return minutes === null ? null : minutes / HOUR;
}

function toMinutes(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * HOUR);
}

/** Whether somebody wishes for at least more than for at most. */
export function isCrossed({ min_minutes: min, max_minutes: max }: AvailabilityWishes): boolean {
  return min !== null && max !== null && min > max;
}

/** How much somebody wishes to work: hours a week, and days in a row. */
export function WishesFields({
  wishes,
  onChange,
}: {
  readonly wishes: AvailabilityWishes;
  readonly onChange: (wishes: AvailabilityWishes) => void;
}) {
  const own = useOwnDayPhrases();
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{own('avail.wishes')}</legend>
      <p className="text-sm text-ink-2">{own('avail.wishesNote')}</p>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <NumberField
          label={own('avail.minHours')}
          optionalHint={own('optional')}
          min={0}
          max={MOST_HOURS}
          value={toHours(wishes.min_minutes)}
          onChange={(hours) => onChange({ ...wishes, min_minutes: toMinutes(hours) })}
        />
        <NumberField
          label={own('avail.maxHours')}
          optionalHint={own('optional')}
          min={0}
          max={MOST_HOURS}
          value={toHours(wishes.max_minutes)}
          error={isCrossed(wishes) ? own('avail.hoursCrossed') : undefined}
          onChange={(hours) => onChange({ ...wishes, max_minutes: toMinutes(hours) })}
        />
        <NumberField
          label={own('avail.maxDays')}
          optionalHint={own('optional')}
          min={1}
          max={DAYS_PER_WEEK}
          value={wishes.max_days}
          onChange={(days) => onChange({ ...wishes, max_days: days })}
        />
      </div>
    </fieldset>
  );
}
