/** The parts of an employment that change by themselves, each from a day on. */
export const PARTS = ['PLACES', 'POSITIONS', 'CONTRACT'] as const;
export type Part = (typeof PARTS)[number];

/** Where somebody works: the main location, and further ones. */
export interface Places {
  readonly locationId: string;
  readonly furtherIds: readonly string[];
}

/** As what somebody works: the main position, and others that they hold as well. */
export interface Positions {
  readonly positionId: string | null;
  readonly furtherIds: readonly string[];
}

/** How long somebody works in a week; the minutes of each weekday, Monday first, where the days are agreed on. */
export interface Contract {
  readonly minutesPerWeek: number | null;
  readonly pattern: readonly number[] | null;
}

export interface PartValues {
  readonly PLACES: Places;
  readonly POSITIONS: Positions;
  readonly CONTRACT: Contract;
}

/** What holds of one part from a day on, until the next term of that part. */
export type Term = {
  readonly [P in Part]: { readonly part: P; readonly from: string; readonly value: PartValues[P] };
}[Part];

/** An employment from its first to its last day; null where a day is not known, or nobody has said when it ends. */
export interface Period {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** Everything that is known of somebody's work for a group. */
export interface DatedEmployment {
  readonly periods: readonly Period[];
  readonly terms: readonly Term[];
}

/** What holds on one day. */
export interface EmploymentState {
  /** The employment that the day is in; null before, between and after them. */
  readonly period: Period | null;
  readonly places: Places | null;
  readonly positions: Positions | null;
  readonly contract: Contract | null;
}

/** Returns what holds on a day. Terms hold until the next of their part, also between two employments. */
export function employmentOn({ periods, terms }: DatedEmployment, day: string): EmploymentState {
  return {
    period: periods.find((period) => isWithin(period, day)) ?? null,
    places: termOn(terms, 'PLACES', day),
    positions: termOn(terms, 'POSITIONS', day),
    contract: termOn(terms, 'CONTRACT', day),
  };
}

/** What holds of one part on a day, or null before its first term. */
export function termOn<P extends Part>(terms: readonly Term[], part: P, day: string): PartValues[P] | null {
  let latest: Term | undefined;
  for (const term of terms)
    if (term.part === part && term.from <= day && (latest === undefined || term.from >= latest.from)) latest = term;
  // The loop took terms of this part only.
  return (latest?.value as PartValues[P] | undefined) ?? null;
}

export function isWithin({ startsOn, endsOn }: Period, day: string): boolean {
  return (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);
}

/** What is wrong with employments of one person: which of them, and in which field. */
export interface PeriodFault {
  readonly index: number;
  readonly field: 'starts_on' | 'ends_on';
  readonly problem: 'ENDS_BEFORE_START' | 'OVERLAPS' | 'NOT_LAST';
}

/** Finds the first fault of employments in the order of time. One that has no end must be the last. */
export function findPeriodFault(periods: readonly Period[]): PeriodFault | null {
  for (const [index, { startsOn, endsOn }] of periods.entries()) {
    if (startsOn !== null && endsOn !== null && endsOn < startsOn)
      return { index, field: 'ends_on', problem: 'ENDS_BEFORE_START' };
    const before = periods[index - 1];
    if (before === undefined) continue;
    if (before.endsOn === null) return { index: index - 1, field: 'ends_on', problem: 'NOT_LAST' };
    if (startsOn === null || startsOn <= before.endsOn) return { index, field: 'starts_on', problem: 'OVERLAPS' };
  }
  return null;
}

/** A change of an employment from a day on; parts that are left out stay as they are. */
export interface EmploymentChange {
  readonly from: string;
  readonly PLACES?: Places | undefined;
  readonly POSITIONS?: Positions | undefined;
  readonly CONTRACT?: Contract | undefined;
}

export interface ChangeFault {
  readonly field: 'from' | 'further_location_ids' | 'further_position_ids' | 'pattern';
  readonly problem: 'OUTSIDE_EMPLOYMENT' | 'TWICE' | 'PATTERN_SUM';
}

/** Finds what is wrong with a change: a day outside the employment, something selected twice, or hours that do not add up. */
export function findChangeFault(change: EmploymentChange, period: Period): ChangeFault | null {
  const { from, PLACES: places, POSITIONS: positions, CONTRACT: contract } = change;
  if (!isWithin(period, from)) return { field: 'from', problem: 'OUTSIDE_EMPLOYMENT' };
  if (places !== undefined && isTwice(places.locationId, places.furtherIds))
    return { field: 'further_location_ids', problem: 'TWICE' };
  if (positions !== undefined && isTwice(positions.positionId, positions.furtherIds))
    return { field: 'further_position_ids', problem: 'TWICE' };
  if (contract?.pattern && sum(contract.pattern) !== (contract.minutesPerWeek ?? 0))
    return { field: 'pattern', problem: 'PATTERN_SUM' };
  return null;
}

function isTwice(main: string | null, further: readonly string[]): boolean {
  return (main !== null && further.includes(main)) || new Set(further).size < further.length;
}

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, one) => total + one, 0);
}
