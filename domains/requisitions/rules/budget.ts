import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { RequisitionStatus } from '../contract/schemas.ts';

/** What somebody costs: hours a week in minutes, and pay an hour in minor units. */
export interface Rate {
  readonly weeklyMinutes: number;
  readonly pay: number;
}

/** A year or a quarter of it, by its first and last day. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const MINUTES_AN_HOUR = 60;
/** A week, in days. */
export const DAYS_A_WEEK = 7;
const QUARTER_MONTHS = 3;
/** What a request costs in its first year is counted for so many days. */
export const DAYS_A_YEAR = 365;

/** The days of a year, or of one of its quarters. */
export function periodOf(year: number, quarter: number | null): Period {
  const from = Temporal.PlainDate.from({
    year,
    month: quarter === null ? 1 : (quarter - 1) * QUARTER_MONTHS + 1,
    day: 1,
  });
  const after = from.add({ months: quarter === null ? 12 : QUARTER_MONTHS });
  return { from: from.toString(), to: after.subtract({ days: 1 }).toString() };
}

/** How many days of a period are left from a day on, that day among them. */
export function daysLeft(day: string, { from, to }: Period): number {
  const first = day < from ? from : day;
  return Math.max(0, Temporal.PlainDate.from(first).until(to, { largestUnit: 'days' }).days + 1);
}

/** Minor units that so many people cost in so many days; exact, rounded once to the nearest, half up. */
export function costOf(people: number, { weeklyMinutes, pay }: Rate, days: number): number {
  const unit = BigInt(MINUTES_AN_HOUR * DAYS_A_WEEK);
  const parts = BigInt(people) * BigInt(weeklyMinutes) * BigInt(pay) * BigInt(days);
  return Number((2n * parts + unit) / (2n * unit));
}

/** For how many people a request counts: who was hired, and while it is asked for or approved the places that are open. */
export function peopleOf(request: {
  readonly status: RequisitionStatus;
  readonly headcount: number;
  readonly hires: number;
}): number {
  const isOpen = request.status === 'WAITING' || request.status === 'APPROVED';
  return isOpen ? Math.max(request.headcount, request.hires) : request.hires;
}

/** What the requests of one state hold of a budget: for places that are still open, and for people who were hired. */
export interface Held {
  readonly status: RequisitionStatus;
  readonly open: number;
  readonly hired: number;
}

/** How a budget stands, in minor units of its currency. */
export interface Standing {
  readonly asked: number;
  readonly approved: number;
  readonly used: number;
  readonly left: number;
}

/**
 * Approved requests hold what their open places cost, hires what theirs did. What was declined, taken back or closed gives its open
 * places back; what is only asked for holds nothing yet.
 */
export function standingOfBudget(amount: number, held: readonly Held[]): Standing {
  const sum = (pick: (one: Held) => number) => held.reduce((all, one) => all + pick(one), 0);
  const asked = sum(({ status, open }) => (status === 'WAITING' ? open : 0));
  const approved = sum(({ status, open }) => (status === 'APPROVED' ? open : 0));
  const used = sum(({ hired }) => hired);
  return { asked, approved, used, left: amount - approved - used };
}

/** What a request means to a budget: by how much it goes over, and what follows. */
export interface Verdict {
  readonly overBy: number | null;
  readonly follows: 'NOTHING' | 'REASON' | 'REFUSED';
  /** Who has to agree beside the chain. */
  readonly also: readonly ApproverRole[];
}

/** Whether what a request costs is still there; over it, the brand's choice: refused, or one more role with the reason on record. */
export function verdictOf(
  cost: number,
  left: number,
  budget: { readonly over: 'ASK' | 'REFUSE'; readonly over_role: ApproverRole | null },
): Verdict {
  if (cost <= left) return { overBy: null, follows: 'NOTHING', also: [] };
  const overBy = cost - left;
  if (budget.over === 'REFUSE' || budget.over_role === null) return { overBy, follows: 'REFUSED', also: [] };
  return { overBy, follows: 'REASON', also: [budget.over_role] };
}
