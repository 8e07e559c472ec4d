import type { LineKind } from '../contract/schemas.ts';
import type { NightPiece } from './overtime/night.ts';
import type { OvertimePiece, OvertimeReason } from './overtime/overtime.ts';
import { roundFraction, worthOf } from './money.ts';
import type { Segment } from './segments.ts';
import type { Premium, Rate, SheetInput } from './sheet-input.ts';

/** One line of a sheet. Amounts are minor units and null without a known rate; minutes are 0 where a line is only an amount. */
export interface SheetLine {
  readonly kind: LineKind;
  readonly day: string;
  readonly position_id: string | null;
  readonly location_id: string | null;
  readonly minutes: number;
  /** Of the pay for an hour: 100, or for overtime what comes on top. */
  readonly percent: number;
  /** For an hour. An average of several rates is rounded here, not in the amount. */
  readonly rate: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** Why it is there: the rule of overtime, the kind of time off, what a premium is for. */
  readonly reason: string;
}

type RateOf = SheetInput['rateOf'];
interface Group {
  readonly segment: Segment;
  readonly rate: Rate | null;
  minutes: number;
}

/** A line for each workday, position, location and rate; what was worked there belongs to one sum, however often it was split. */
export function writeWorkLines(segments: readonly Segment[], rateOf: RateOf): SheetLine[] {
  const groups = groupByRate(
    segments.map((segment) => ({ segment, minutes: segment.minutes, key: '' })),
    rateOf,
  );
  return groups.map(({ segment, rate, minutes }) => ({
    kind: 'WORK',
    ...placeOf(segment),
    minutes,
    percent: 100,
    rate: rate?.amount ?? null,
    amount: rate === null ? null : worthOf(rate.amount, minutes),
    currency: rate?.currency ?? null,
    reason: '',
  }));
}

/** What overtime of one week adds: by the rate of each hour, or by the average of the week. */
export function writeOvertimeLines(
  pieces: readonly OvertimePiece[],
  week: { readonly segments: readonly Segment[]; readonly premiums: readonly Premium[]; readonly isWeighted: boolean },
  rateOf: RateOf,
): SheetLine[] {
  const average = week.isWeighted ? averageOf(week, rateOf) : null;
  const groups = groupByRate(
    pieces.map(({ segment, minutes, percent, reason }) => ({ segment, minutes, key: `${percent} ${reason}` })),
    rateOf,
    week.isWeighted,
  );
  return groups.map(({ segment, rate, minutes, key }) => {
    const [percent, reason] = readKey(key);
    const extra = percent - 100;
    const known = week.isWeighted ? average : rate && { over: BigInt(rate.amount), under: 1n, currency: rate.currency };
    const place = week.isWeighted ? { day: segment.day, position_id: null, location_id: null } : placeOf(segment);
    return {
      kind: 'OVERTIME',
      ...place,
      minutes,
      percent: extra,
      rate: known === null ? null : roundFraction(known),
      amount:
        known === null
          ? null
          : roundFraction({ over: known.over * BigInt(minutes) * BigInt(extra), under: known.under * 6000n }),
      currency: known?.currency ?? null,
      reason,
    };
  });
}

/** What work at night adds, by the rate of each hour. */
export function writeNightLines(pieces: readonly NightPiece[], rateOf: RateOf): SheetLine[] {
  const groups = groupByRate(
    pieces.map(({ segment, minutes, percent }) => ({ segment, minutes, key: String(percent) })),
    rateOf,
  );
  return groups.map(({ segment, rate, minutes, key }) => ({
    kind: 'NIGHT',
    ...placeOf(segment),
    minutes,
    percent: Number(key),
    rate: rate?.amount ?? null,
    amount: rate === null ? null : worthOf(rate.amount, minutes, Number(key)),
    currency: rate?.currency ?? null,
    reason: '',
  }));
}

/** The pay for an hour on the average of a week, exactly; null if a rate is not known or the currencies differ. */
function averageOf(
  week: { readonly segments: readonly Segment[]; readonly premiums: readonly Premium[] },
  rateOf: RateOf,
) {
  let [earned, minutes] = [0n, 0n];
  const currencies = new Set<string>();
  for (const segment of week.segments) {
    const rate = rateOf(segment.positionId, segment.locationId, segment.date);
    if (rate === null) return null;
    currencies.add(rate.currency);
    earned += BigInt(rate.amount) * BigInt(segment.minutes);
    minutes += BigInt(segment.minutes);
  }
  for (const premium of week.premiums.filter(({ isInRegularRate }) => isInRegularRate)) {
    if (premium.amount === null || premium.currency === null) return null;
    currencies.add(premium.currency);
    earned += BigInt(premium.amount) * 60n;
  }
  const [currency] = currencies;
  return currency === undefined || currencies.size > 1 || minutes === 0n
    ? null
    : { over: earned, under: minutes, currency };
}

function groupByRate(
  parts: readonly { readonly segment: Segment; readonly minutes: number; readonly key: string }[],
  rateOf: RateOf,
  byDayAlone = false,
): (Group & { readonly key: string })[] {
  const groups = new Map<string, Group & { readonly key: string }>();
  for (const { segment, minutes, key } of parts) {
    const { day, positionId, locationId, date } = segment;
    const rate = rateOf(positionId, locationId, date);
    const where = byDayAlone ? '' : `${positionId ?? ''}|${locationId}|${rate?.amount ?? ''}|${rate?.currency ?? ''}`;
    const name = `${day}|${key}|${where}`;
    const known = groups.get(name);
    if (known === undefined) groups.set(name, { segment, rate, minutes, key });
    else known.minutes += minutes;
  }
  return [...groups.values()];
}

function placeOf({ day, positionId, locationId }: Segment) {
  return { day, position_id: positionId, location_id: locationId };
}

function readKey(key: string): [number, OvertimeReason] {
  const [percent, reason] = key.split(' ');
  return [Number(percent), reason as OvertimeReason];
}
