import type { CheckScope, PlacedShift, RulePerson } from '@hearth/domains/scheduling/rules';
import { addDays, paidMinutes, parseMinutes, wallMinutes, weekdayOf } from '@hearth/domains/scheduling/rules';
import type { CountedShift } from './past-work.ts';
import { FAIR_WEEKS, findCloses, isEarly, isWeekend, median, NO_WORK, sumWork, USUAL_WEEKS } from './past-work.ts';
import type { FillPerson, Goals, PastWork, WeekProblem } from './week-problem.ts';

/** Somebody who works at the location, before their past is known. */
export interface KnownPerson {
  readonly person: RulePerson;
  readonly positionId: string | null;
  readonly rates: FillPerson['rates'];
}

export type PlannedShift = PlacedShift & Pick<CountedShift, 'employee_id' | 'position_id'>;

/** What a problem is made from. */
export interface ProblemFacts {
  readonly scope: CheckScope;
  readonly people: readonly KnownPerson[];
  /** The week as it is planned, those of nobody among them. */
  readonly planned: readonly PlannedShift[];
  /** The shifts that are to be filled. */
  readonly open: readonly PlannedShift[];
  /** What staff have seen at the location in the weeks before. */
  readonly past: readonly CountedShift[];
  readonly goals: Goals;
}

/** Where nothing says how much somebody is meant to work. */
const FULL_WEEK = 2400;

/** Puts together what a search needs to know. */
export function buildProblem({ scope, people, planned, open, past, goals }: ProblemFacts): WeekProblem {
  const before = sumWork(past);
  const inWeek = sumWork(planned);
  const closes = findCloses(planned);
  const toFill = new Set(open.map(({ id }) => id));
  const usualFrom = addDays(scope.week, -7 * USUAL_WEEKS);
  const pastOf = Map.groupBy(past, (shift) => shift.employee_id);
  const plannedOf = Map.groupBy(planned, (shift) => shift.employee_id);
  const typical = median([...before.values()].map(({ minutes }) => minutes / FAIR_WEEKS)) || FULL_WEEK;
  const filled = people.map(({ person, positionId, rates }): FillPerson => {
    const own = pastOf.get(person.employee_id) ?? [];
    const worked = new Set([positionId, ...own.map((shift) => shift.position_id)]);
    const share = add(before.get(person.employee_id) ?? NO_WORK, inWeek.get(person.employee_id) ?? NO_WORK);
    return {
      person,
      pinned: (plannedOf.get(person.employee_id) ?? []).map((shift) => toPlaced(shift)),
      positions: [...worked].filter((id) => id !== null),
      past: share,
      fairMinutes: person.contract_minutes_per_week ?? person.wishes?.max_minutes ?? typical,
      usual: own.filter(({ date }) => date >= usualFrom).map((shift) => toUsual(shift)),
      rates,
    };
  });
  const shifts = planned
    .filter(({ id }) => toFill.has(id))
    .map((shift) => ({
      shift: toPlaced(shift),
      minutes: paidMinutes(shift),
      isWeekend: isWeekend(shift),
      isClose: closes.has(shift),
      isEarly: isEarly(shift),
    }));
  return { scope, people: filled, shifts, goals, mean: meanOf(filled, shifts), weeks: FAIR_WEEKS };
}

function add(one: PastWork, other: PastWork): PastWork {
  return {
    weekends: one.weekends + other.weekends,
    closes: one.closes + other.closes,
    earlies: one.earlies + other.earlies,
  };
}

/** What everybody would have if all were shared evenly. */
function meanOf(people: readonly FillPerson[], shifts: WeekProblem['shifts']): PastWork {
  const count = Math.max(1, people.length);
  const mean = (past: (work: PastWork) => number, open: number): number =>
    (people.reduce((sum, person) => sum + past(person.past), 0) + open) / count;
  return {
    weekends: mean(({ weekends }) => weekends, shifts.filter((shift) => shift.isWeekend).length),
    closes: mean(({ closes }) => closes, shifts.filter((shift) => shift.isClose).length),
    earlies: mean(({ earlies }) => earlies, shifts.filter((shift) => shift.isEarly).length),
  };
}

/** A shift without what only pages show: it is sent to another thread. */
function toPlaced(shift: PlannedShift): PlacedShift {
  return {
    id: shift.id,
    location_id: shift.location_id,
    position_id: shift.position_id,
    date: shift.date,
    start: shift.start,
    end: shift.end,
    starts_at: shift.starts_at,
    ends_at: shift.ends_at,
    unpaid_break_minutes: shift.unpaid_break_minutes,
  };
}

function toUsual(shift: CountedShift): FillPerson['usual'][number] {
  const from = parseMinutes(shift.start);
  return { weekday: weekdayOf(shift.date), from, to: from + wallMinutes(shift) };
}
