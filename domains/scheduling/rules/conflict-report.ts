import type { Conflict, Fix, Level, NearbyShift, RuleId, RuleSet, SchedulePerson } from '../contract/schemas.ts';
import { DAYS_PER_WEEK } from './limits.ts';
import { spanOf } from './shift.ts';
import { dateOfDay, dayNumber } from './time.ts';

/** What the rules need to know about a person. */
export type RulePerson = Pick<
  SchedulePerson,
  | 'employee_id'
  | 'contract_minutes_per_week'
  | 'hire_date'
  | 'end_date'
  | 'slots'
  | 'exceptions'
  | 'time_off'
  | 'nearby'
>;

/** Whose week is checked, and by which rules. Only conflicts that touch a shift of this location and week are named. */
export interface CheckScope {
  readonly locationId: string;
  readonly zone: string;
  /** The first date of the week. */
  readonly week: string;
  readonly ruleSet: RuleSet;
}

/** Numbers of a week that is being checked, worked out once. */
export interface Frame extends CheckScope {
  readonly firstDay: number;
  readonly lastDay: number;
}

/** One shift with what every rule asks of it. */
export interface Worked {
  readonly shift: NearbyShift;
  readonly start: number;
  readonly end: number;
  readonly day: number;
  readonly inWeek: boolean;
  readonly here: boolean;
  /** Stands in the checked week at the checked location: conflicts hang on it, and it can be changed. */
  readonly ours: boolean;
}

/** A broken rule, before it is put in words of the contract. */
export interface Finding {
  readonly rule: RuleId;
  readonly anchor: string;
  readonly shifts: readonly Worked[];
  readonly day: number;
  readonly actual: number;
  readonly limit: number;
  readonly unit?: 'minutes' | 'days';
  readonly fixes: readonly Fix[];
}

/** Collects what one person's shifts break. */
export class Report {
  readonly conflicts: Conflict[] = [];
  readonly #employeeId: string;
  readonly #frame: Frame;

  constructor(employeeId: string, frame: Frame) {
    this.#employeeId = employeeId;
    this.#frame = frame;
  }

  /** The limit of a rule, or nothing when the rule is off. */
  limit(rule: RuleId): number | undefined {
    const setting = this.#frame.ruleSet.rules[rule];
    return setting.level === 'off' ? undefined : (setting.limit ?? 0);
  }

  add(finding: Finding): void {
    const level = this.#frame.ruleSet.rules[finding.rule].level;
    if (level === 'off') return;
    this.conflicts.push({
      key: `${finding.rule}:${this.#employeeId}:${finding.anchor}`,
      rule: finding.rule,
      level: level satisfies Level,
      employee_id: this.#employeeId,
      shift_ids: finding.shifts.map((worked) => worked.shift.id),
      date: dateOfDay(finding.day),
      facts: {
        actual: finding.actual,
        limit: finding.limit,
        excess: Math.max(0, Math.abs(finding.actual - finding.limit)),
        unit: finding.unit ?? 'minutes',
        elsewhere: finding.shifts.find((worked) => !worked.here)?.shift.location_id ?? null,
      },
      fixes: [...finding.fixes],
    });
  }
}

/** Works the numbers of a week out once. */
export function frameOf(scope: CheckScope): Frame {
  const firstDay = dayNumber(scope.week);
  return { ...scope, firstDay, lastDay: firstDay + DAYS_PER_WEEK - 1 };
}

/** A shift as the rules see it. */
export function workedOf(shift: NearbyShift, frame: Frame): Worked {
  const { start, end } = spanOf(shift);
  const day = dayNumber(shift.date);
  const inWeek = day >= frame.firstDay && day <= frame.lastDay;
  const here = shift.location_id === frame.locationId;
  return { shift, start, end, day, inWeek, here, ours: inWeek && here };
}
