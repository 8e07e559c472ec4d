import type { HeldLaws } from '@hearth/domains/laws/schemas';
import type { ShiftDemand } from '@hearth/domains/qualifications/schemas';
import type {
  Conflict,
  Fix,
  LawRuleId,
  Level,
  NearbyShift,
  RuleId,
  RuleSet,
  SchedulePerson,
  SetRuleId,
} from '../../contract/schemas.ts';
import { DAYS_PER_WEEK } from '../limits.ts';
import { instantSpan } from '../shift.ts';
import { dateOfDay, dayNumber } from '../hours/time.ts';

/** The fields of a person that the rules need. */
export type RulePerson = Pick<
  SchedulePerson,
  | 'employee_id'
  | 'contract_minutes_per_week'
  | 'hire_date'
  | 'end_date'
  | 'slots'
  | 'exceptions'
  | 'wishes'
  | 'time_off'
  | 'qualifications'
  | 'missing_steps'
  | 'work_check'
  | 'age'
  | 'nearby'
>;

/** A shift that is checked: the demands of its position hold for it. */
export type PlacedShift = NearbyShift & { readonly position_id: string | null };

/**
 * The week, location and rule set of a check; only conflicts that touch a shift there are reported. Only conflicts
 * that touch a shift of this location and week are named.
 */
export interface CheckScope {
  readonly locationId: string;
  readonly zone: string;
  /** The first date of the week. */
  readonly week: string;
  readonly ruleSet: RuleSet;
  /** What positions demand at the location. */
  readonly demands: readonly ShiftDemand[];
  /** The days of the week on which the location is closed for business. */
  readonly closedDays: readonly string[];
  /** The laws that hold in the week, for `further` to check. */
  readonly laws?: HeldLaws;
  /** Rules that not every place needs: a page loads them when it does. */
  readonly further?: readonly ConflictRule[];
}

/** The checked week with its day numbers precomputed. */
export interface WeekFrame extends CheckScope {
  readonly firstDay: number;
  readonly lastDay: number;
}

/** One shift with the values that the rules need, precomputed. */
export interface RuleShift {
  readonly shift: NearbyShift & { readonly position_id?: string | null; readonly paid_break_minutes?: number };
  readonly start: number;
  readonly end: number;
  readonly day: number;
  readonly inWeek: boolean;
  readonly here: boolean;
  /** Stands in the checked week at the checked location: conflicts hang on it, and it can be changed. */
  readonly ours: boolean;
}

/** One person's shifts by time, with everything that a rule looks at. */
export interface PersonWeek {
  readonly person: RulePerson;
  readonly shifts: readonly RuleShift[];
  readonly frame: WeekFrame;
}

/** A rule: reports what it finds wrong with a person's week. It reads nothing and keeps nothing. */
export type ConflictRule = (week: PersonWeek, report: Report) => void;

/** What somebody wishes for, said by themselves. */
type WishRuleId = 'under_wish' | 'over_wish' | 'days_wish';

/** What a broken rule is about: how strict it is is set by the location, or said by the demand that it breaks. */
type Broken =
  | { readonly rule: SetRuleId; readonly subject?: NonNullable<Conflict['facts']['subject']> }
  | { readonly rule: WishRuleId; readonly level: 'warn'; readonly subject?: undefined }
  | {
      readonly rule: LawRuleId;
      readonly level: Level;
      readonly subject?: undefined;
      readonly law: NonNullable<Conflict['facts']['law']>;
    }
  | {
      readonly rule: Exclude<RuleId, SetRuleId | WishRuleId | LawRuleId>;
      readonly level: Level;
      readonly subject: NonNullable<Conflict['facts']['subject']>;
    };

/** A broken rule, before it becomes a conflict of the contract. */
export type Finding = Broken & {
  readonly anchor: string;
  readonly shifts: readonly RuleShift[];
  readonly day: number;
  readonly actual: number;
  readonly limit: number;
  readonly unit?: Conflict['facts']['unit'];
  readonly fixes: readonly Fix[];
};

/** Collects the conflicts of one person's shifts. */
export class Report {
  readonly conflicts: Conflict[] = [];
  readonly #employeeId: string;
  readonly #frame: WeekFrame;

  constructor(employeeId: string, frame: WeekFrame) {
    this.#employeeId = employeeId;
    this.#frame = frame;
  }

  /** The limit of a rule, or nothing when the rule is off. */
  limit(rule: SetRuleId): number | undefined {
    const setting = this.#frame.ruleSet.rules[rule];
    return setting.level === 'off' ? undefined : (setting.limit ?? 0);
  }

  add(finding: Finding): void {
    const level = 'level' in finding ? finding.level : this.#frame.ruleSet.rules[finding.rule].level;
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
        ...(finding.subject === undefined ? {} : { subject: finding.subject }),
        ...('law' in finding ? { law: finding.law } : {}),
        elsewhere: finding.shifts.find((worked) => !worked.here)?.shift.location_id ?? null,
      },
      fixes: [...finding.fixes],
    });
  }
}

/** Computes the day numbers of the checked week once. */
export function createFrame(scope: CheckScope): WeekFrame {
  const firstDay = dayNumber(scope.week);
  return { ...scope, firstDay, lastDay: firstDay + DAYS_PER_WEEK - 1 };
}

/** Converts a shift to the form that the rules check. */
export function toRuleShift(shift: RuleShift['shift'], frame: WeekFrame): RuleShift {
  const { start, end } = instantSpan(shift);
  const day = dayNumber(shift.date);
  const inWeek = day >= frame.firstDay && day <= frame.lastDay;
  const here = shift.location_id === frame.locationId;
  return { shift, start, end, day, inWeek, here, ours: inWeek && here };
}
