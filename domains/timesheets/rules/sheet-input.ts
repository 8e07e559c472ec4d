import type { PackTerms } from './overtime/pack.ts';

/** Work from one instant to another, in milliseconds; `until` is null where the end is missing. */
export interface WorkSpan {
  readonly from: number;
  readonly until: number | null;
  readonly positionId: string | null;
  readonly locationId: string;
}

export interface BreakSpan {
  readonly from: number;
  readonly until: number;
  readonly isPaid: boolean;
}

/** A published shift, in milliseconds. */
export interface PlannedSpan {
  readonly from: number;
  readonly until: number;
  readonly unpaidBreakMinutes: number;
  readonly locationId: string;
}

/** Pay for an hour, in minor units. */
export interface Rate {
  readonly amount: number;
  readonly currency: string;
}

/** Approved time off of one day: how long it counts, and whether it is paid. */
export interface LeaveDay {
  readonly day: string;
  readonly kind: string;
  readonly minutes: number;
  readonly isPaid: boolean;
}

/** An amount besides hours, such as compensation for a late change of the schedule. */
export interface Premium {
  readonly day: string;
  readonly label: string;
  /** Null where it depends on pay that is not known: then the sum is not known either. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** Whether the law counts it into the rate that overtime is paid by. */
  readonly isInRegularRate: boolean;
}

/** A share of a tip pool, or tips that somebody declared and already has. */
export interface TipAmount {
  readonly day: string;
  readonly amount: number;
  readonly currency: string;
  readonly isDeclared: boolean;
}

/** All that a sheet follows from. Days are workdays, which begin `dayStart` minutes after midnight where the work is. */
export interface SheetInput {
  /** Both days included. */
  readonly period: { readonly from: string; readonly until: string };
  /** Days of it that another sheet was locked with, where a place counted other periods then: they are paid once. */
  readonly taken?: readonly { readonly from: string; readonly until: string }[];
  /** Of the location that pays. */
  readonly timeZone: string;
  /** The zones of other locations; a location that is not named has that of the sheet. */
  readonly zones: ReadonlyMap<string, string>;
  /** Monday is 1. */
  readonly weekStart: number;
  readonly dayStart: number;
  /** From the first day of the week in which the period begins. */
  readonly work: readonly WorkSpan[];
  readonly breaks: readonly BreakSpan[];
  readonly planned: readonly PlannedSpan[];
  readonly leave: readonly LeaveDay[];
  readonly premiums: readonly Premium[];
  readonly tips: readonly TipAmount[];
  /** Minutes a week that were agreed on. */
  readonly contractMinutes: number | null;
  /** The last day of employment, if it is known: no week is waited for beyond it. */
  readonly lastDay: string | null;
  /** What beginnings and ends of work are rounded to, both ways alike; null for nothing. */
  readonly rounding: number | null;
  /** Until when it is known what was worked, in milliseconds: of a shift that ends later nobody is absent yet. */
  readonly asOf: number;
  /** From how many minutes on a day that differs from the plan is odd. */
  readonly farFromPlan: number;
  readonly termsOn: (day: string) => PackTerms;
  readonly rateOf: (positionId: string | null, locationId: string | null, day: string) => Rate | null;
}
