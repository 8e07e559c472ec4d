import type { SheetInput } from '../sheet-input.ts';
import { workOutSheet } from '../sheet.ts';
import { upToNow } from './day-outlook.ts';
import type { OpenWork } from './day-outlook.ts';
import { sumPaid } from './paid-lines.ts';
import type { PaidSum } from './paid-lines.ts';

/** Somebody’s hours up to now: a week and a pay period that both hold today, and the work that goes on. */
export interface EstimateInput {
  readonly week: SheetInput;
  readonly period: SheetInput;
  readonly day: string;
  readonly now: number;
  readonly open: OpenWork | null;
}

type Estimated = Omit<PaidSum, 'currencies'>;

/** What somebody has earned up to now, before anything is taken off, and without tips, which stand for themselves. */
export interface PayEstimate {
  readonly day: Estimated;
  readonly week: Estimated;
  readonly period: Estimated;
  /** Shares of pools in the period, and what they declared themselves. */
  readonly tips: number;
  readonly currency: string | null;
}

/**
 * Works out what somebody has earned today, in the week and in the pay period, by the rules of their sheet: work that goes on counts as
 * if it ended now. Overtime of a week counts in the period in which the week ends, as it is paid.
 */
export function estimatePay({ week, period, day, now, open }: EstimateInput): PayEstimate {
  const [ofWeek, ofPeriod] = [week, period].map((input) => workOutSheet(upToNow({ input, now, open })));
  // Leave that is still to come has not been earned yet.
  const upToToday = (sheet: typeof ofWeek) => (sheet?.lines ?? []).filter((line) => line.day <= day);
  const weekLines = upToToday(ofWeek);
  const sums = {
    day: sumPaid(
      weekLines.filter((line) => line.day === day),
      { isAll: true },
    ),
    week: sumPaid(weekLines, { isAll: true }),
    period: sumPaid(upToToday(ofPeriod), { isAll: true }),
  };
  const currencies = new Set(Object.values(sums).flatMap((sum) => sum.currencies));
  // Amounts in two currencies are told in neither.
  const estimate = ({ minutes, overtime, pay }: PaidSum): Estimated => ({
    minutes,
    overtime,
    pay: currencies.size > 1 ? null : pay,
  });
  return {
    day: estimate(sums.day),
    week: estimate(sums.week),
    period: estimate(sums.period),
    tips: (ofPeriod?.totals.tips ?? 0) + (ofPeriod?.totals.declared_tips ?? 0),
    currency: currencies.size === 1 ? ([...currencies][0] ?? null) : null,
  };
}
