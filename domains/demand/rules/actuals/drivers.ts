import { fractionDigits } from '@hearth/kit/currency';

/** What a location's work follows from. */
export const DRIVERS = ['SALES', 'COVERS', 'ORDERS', 'ROOM_NIGHTS', 'EVENTS'] as const;
export type Driver = (typeof DRIVERS)[number];

/** The lengths of the steps in which values of a day are known, in minutes. */
export const STEPS = [15, 60, 1440] as const;
export type Step = (typeof STEPS)[number];

/** Quarter hours of a day, by the wall clock: an hour that a day has twice counts together, one that it lacks has nothing. */
export const QUARTERS = 96;
/** The most of one step: beyond it, it is a mistake. */
export const MOST_COUNT = 100_000;
/** The most of one day in minor units of a currency, so that sums of weeks stay whole numbers that all databases hold. */
export const MOST_AMOUNT = 2_000_000_000;

export const mostOf = (driver: Driver): number => (driver === 'SALES' ? MOST_AMOUNT : MOST_COUNT);

/** The values of one driver on one day. */
export interface DayValues {
  readonly driver: Driver;
  readonly day: string;
  readonly step_minutes: Step;
  /** Of sales, minor units of the currency. */
  readonly counts: readonly number[];
  /** What sales are in; null of all else. */
  readonly currency: string | null;
}

export const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How many minor units are one of a driver: 100 cents are a euro, a cover is a cover. */
export function unitsOf(driver: Driver, currency: string | null): number {
  return driver === 'SALES' && currency !== null ? 10 ** fractionDigits(currency) : 1;
}
