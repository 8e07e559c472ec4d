import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { RequisitionStatus } from '../contract/schemas.ts';

/** What one person costs: weekly minutes and hourly pay in minor units. */
export interface PersonRate {
  readonly weeklyMinutes: number;
  readonly pay: number;
}

/** A year or quarter, by its first and last day. */
export interface BudgetPeriod {
  readonly from: string;
  readonly to: string;
}

const MINUTES_AN_HOUR = 60;
/** Days in a week. */
export const DAYS_A_WEEK = 7;
const QUARTER_MONTHS = 3;
/** The first-year cost of a request is computed over so many days. */
export const DAYS_A_YEAR = 365;

/** Returns the period of a year or one of its quarters. */
export function budgetPeriod(year: number, quarter: number | null): BudgetPeriod {
  const from = Temporal.PlainDate.from({
    year,
    month: quarter === null ? 1 : (quarter - 1) * QUARTER_MONTHS + 1,
    day: 1,
  });
  const after = from.add({ months: quarter === null ? 12 : QUARTER_MONTHS });
  return { from: from.toString(), to: after.subtract({ days: 1 }).toString() };
}

/** Returns how many days of a period remain from a day on, including it. */
export function daysLeft(day: string, { from, to }: BudgetPeriod): number {
  const first = day < from ? from : day;
  return Math.max(0, Temporal.PlainDate.from(first).until(to, { largestUnit: 'days' }).days + 1);
}

/** Returns the cost of people over some days in minor units, rounded once, half up. */
export function computeCost(people: number, { weeklyMinutes, pay }: PersonRate, days: number): number {
  const unit = BigInt(MINUTES_AN_HOUR * DAYS_A_WEEK);
  const parts = BigInt(people) * BigInt(weeklyMinutes) * BigInt(pay) * BigInt(days);
  return Number((2n * parts + unit) / (2n * unit));
}

/** Counts the people of a request: its hires, plus open places while it is pending or approved. */
export function countPeople(request: {
  readonly status: RequisitionStatus;
  readonly headcount: number;
  readonly hires: number;
}): number {
  const isOpen = request.status === 'WAITING' || request.status === 'APPROVED';
  return isOpen ? Math.max(request.headcount, request.hires) : request.hires;
}

/** What requests of one state take of a budget: open places and hires. */
export interface ReservedTotals {
  readonly status: RequisitionStatus;
  readonly open: number;
  readonly hired: number;
}

/** The usage of a budget, in minor units of its currency. */
export interface BudgetUsage {
  readonly asked: number;
  readonly approved: number;
  readonly used: number;
  readonly left: number;
}

/**
 * Approved requests hold what their open places cost, hires what theirs did. What was declined, taken back or closed gives its open
 * places back; what is only asked for holds nothing yet.
 */
export function computeUsage(amount: number, held: readonly ReservedTotals[]): BudgetUsage {
  const sum = (pick: (one: ReservedTotals) => number) => held.reduce((all, one) => all + pick(one), 0);
  const asked = sum(({ status, open }) => (status === 'WAITING' ? open : 0));
  const approved = sum(({ status, open }) => (status === 'APPROVED' ? open : 0));
  const used = sum(({ hired }) => hired);
  return { asked, approved, used, left: amount - approved - used };
}

/** The effect of a request on a budget: the overrun and its consequence. */
export interface BudgetVerdict {
  readonly overBy: number | null;
  readonly follows: 'NOTHING' | 'REASON' | 'REFUSED';
  /** Who has to agree beside the chain. */
  readonly also: readonly ApproverRole[];
}

/** Judges a cost against what is left; an overrun is refused or needs a further approver. */
export function judgeCost(
  cost: number,
  left: number,
  budget: { readonly over: 'ASK' | 'REFUSE'; readonly over_role: ApproverRole | null },
): BudgetVerdict {
  if (cost <= left) return { overBy: null, follows: 'NOTHING', also: [] };
  const overBy = cost - left;
  if (budget.over === 'REFUSE' || budget.over_role === null) return { overBy, follows: 'REFUSED', also: [] };
  return { overBy, follows: 'REASON', also: [budget.over_role] };
}
