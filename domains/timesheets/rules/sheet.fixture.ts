import { addDays, toInstant } from '@hearth/domains/scheduling/rules';
import { termsOfPack } from './overtime/pack.ts';
import type { BreakSpan, Rate, SheetInput, WorkSpan } from './sheet-input.ts';
import type { Sheet } from './sheet.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** The Monday that names of days count from. */
export const MONDAY = '2026-03-02';

/** What an example says; the rest is an ordinary week in UTC, at 12.00 an hour. */
export interface Said extends Partial<Omit<SheetInput, 'work' | 'breaks' | 'planned'>> {
  /** `Mon 9:00-17:00, Tue 18:00-26:00 @bar`: days of the week or dates, times beyond 24:00 on the next day, a position. */
  readonly work: string;
  readonly unpaid?: string;
  readonly paid?: string;
  readonly planned?: string;
  readonly pack?: string;
  /** By position; '' for work without one. */
  readonly rates?: Readonly<Record<string, number | null>>;
}

/** The input that an example means. */
export function inputOf(said: Said): SheetInput {
  const zone = said.timeZone ?? 'UTC';
  const spans = (text = ''): WorkSpan[] => (text === '' ? [] : text.split(', ').map((one) => readSpan(one, zone)));
  const rest = (text: string | undefined, isPaid: boolean): BreakSpan[] =>
    spans(text).map(({ from, until }) => ({ from, until: until ?? from, isPaid }));
  const { work, unpaid, paid, planned, pack, rates, ...more } = said;
  return {
    period: { from: MONDAY, until: addDays(MONDAY, 6) },
    timeZone: zone,
    zones: new Map(),
    weekStart: 1,
    dayStart: 0,
    leave: [],
    premiums: [],
    tips: [],
    contractMinutes: null,
    lastDay: null,
    rounding: null,
    asOf: Number.POSITIVE_INFINITY,
    farFromPlan: 30,
    termsOn: (day) => termsOfPack(pack ?? 'none', day),
    rateOf: (positionId): Rate | null => {
      const amount = (rates ?? { '': 1200 })[positionId ?? ''] ?? null;
      return amount === null ? null : { amount, currency: 'EUR' };
    },
    ...more,
    work: spans(work),
    breaks: [...rest(unpaid, false), ...rest(paid, true)],
    planned: spans(planned).map(({ from, until, locationId }) => ({
      from,
      until: until ?? from,
      unpaidBreakMinutes: 0,
      locationId,
    })),
  };
}

function readSpan(text: string, zone: string): WorkSpan {
  const [dayText = '', times = '', position] = text.split(' ');
  const day = DAYS.includes(dayText) ? addDays(MONDAY, DAYS.indexOf(dayText)) : dayText;
  const [start = '', end = ''] = times.split('-');
  const at = (time: string): number => {
    const [hours, minutes] = time.split(':').map(Number);
    return toInstant(day, (hours ?? 0) * 60 + (minutes ?? 0), zone);
  };
  return {
    from: at(start),
    until: end === '?' ? null : at(end),
    positionId: position?.slice(1) ?? null,
    locationId: 'here',
  };
}

/** Extra hours of a sheet: minutes by what comes on top and why. */
export function extraOf({ lines }: Sheet): Record<string, number> {
  const extra: Record<string, number> = {};
  for (const { kind, percent, reason, minutes } of lines)
    if (kind === 'OVERTIME') extra[`${percent} ${reason}`] = (extra[`${percent} ${reason}`] ?? 0) + minutes;
  return extra;
}
