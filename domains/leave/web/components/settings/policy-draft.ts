import type { LeavePolicy, LeaveTerms, LeaveUnit } from '../../../contract/schemas.ts';
import { HUNDREDTHS } from '../../../rules/limits.ts';

const MINUTES_PER_HOUR = 60;
const perUnit = (unit: LeaveUnit): number => (unit === 'DAYS' ? HUNDREDTHS : MINUTES_PER_HOUR);

/** A number of days or hours as the server counts it. */
export function toAmount(value: number, unit: LeaveUnit): number {
  return Math.round(value * perUnit(unit));
}

/** What the server counts as a number of days or hours. */
export function fromAmount(amount: number, unit: LeaveUnit): number {
  return amount / perUnit(unit);
}

/** A policy as it is written in its form. */
export interface PolicyDraft {
  unit: LeaveUnit;
  grant: 'YEARLY' | 'MONTHLY' | 'WORKED';
  amount: number | null;
  per: number | null;
  from: string | null;
  year: 'DATE' | 'HIRE';
  month: number;
  day: number | null;
  isProrated: boolean;
  rounding: LeaveTerms['round_up_to'];
  carry: 'ALL' | 'NONE' | 'MOST';
  carryMost: number | null;
  lapses: boolean;
  lapseMonth: number;
  lapseDay: number | null;
  most: number | null;
  waiting: number | null;
  below: number | null;
  beyond: LeaveTerms['beyond'];
  weekDays: number | null;
  dayHours: number | null;
  isLocked: boolean;
}

/** A form for a policy: with what its last terms say, or as most begin. */
export function toDraft(policy: LeavePolicy | undefined, today: string, isLocked: boolean): PolicyDraft {
  const unit = policy?.unit ?? 'DAYS';
  const terms = policy?.terms.at(-1);
  const grant = terms?.grant;
  const carry = terms?.carry_over ?? { most: 0, until: null };
  const year = policy?.year ?? { starts: 'DATE', on: { month: 1, day: 1 } };
  const on = year.starts === 'DATE' ? year.on : { month: 1, day: 1 };
  return {
    unit,
    grant: grant?.kind ?? 'YEARLY',
    amount: grant === undefined ? null : fromAmount(grant.amount, unit),
    per: grant?.kind === 'WORKED' ? grant.per_minutes / MINUTES_PER_HOUR : 30,
    from: terms === undefined ? `${today.slice(0, 4)}-01-01` : today,
    year: year.starts,
    month: on.month,
    day: on.day,
    isProrated: terms?.is_prorated ?? true,
    rounding: terms?.round_up_to ?? 'HALF',
    carry: carry.most === null ? 'ALL' : carry.most === 0 ? 'NONE' : 'MOST',
    carryMost: carry.most === null || carry.most === 0 ? 5 : fromAmount(carry.most, unit),
    lapses: carry.until !== null,
    lapseMonth: carry.until?.month ?? 3,
    lapseDay: carry.until?.day ?? 31,
    most: terms === undefined || terms.most === null ? null : fromAmount(terms.most, unit),
    waiting: terms?.waiting_days ?? 0,
    below: terms === undefined ? 0 : fromAmount(terms.below, unit),
    beyond: terms?.beyond ?? 'WARN',
    weekDays: terms?.week_days ?? 5,
    dayHours: (terms?.day_minutes ?? 480) / MINUTES_PER_HOUR,
    isLocked,
  };
}

/** The year of a draft. */
export function toYear({ year, month, day }: PolicyDraft): LeavePolicy['year'] {
  return year === 'HIRE' ? { starts: 'HIRE' } : { starts: 'DATE', on: { month, day: day ?? 1 } };
}

function toGrant({ grant, amount, per, unit }: PolicyDraft): LeaveTerms['grant'] {
  const granted = toAmount(amount ?? 0, unit);
  return grant === 'WORKED'
    ? { kind: grant, amount: granted, per_minutes: Math.round((per ?? 1) * MINUTES_PER_HOUR) }
    : { kind: grant, amount: granted };
}

/** The terms of a draft whose needed fields are filled in. */
export function toTerms(draft: PolicyDraft): LeaveTerms {
  const { unit, carry, carryMost, lapses, lapseMonth, lapseDay } = draft;
  const most = carry === 'ALL' ? null : carry === 'NONE' ? 0 : toAmount(carryMost ?? 0, unit);
  return {
    from: draft.from ?? '',
    grant: toGrant(draft),
    is_prorated: draft.isProrated,
    round_up_to: draft.rounding,
    carry_over: { most, until: lapses && carry !== 'NONE' ? { month: lapseMonth, day: lapseDay ?? 1 } : null },
    most: draft.most === null ? null : toAmount(draft.most, unit),
    waiting_days: draft.waiting ?? 0,
    below: toAmount(draft.below ?? 0, unit),
    beyond: draft.beyond,
    week_days: draft.weekDays ?? 5,
    day_minutes: Math.round((draft.dayHours ?? 8) * MINUTES_PER_HOUR),
  };
}
