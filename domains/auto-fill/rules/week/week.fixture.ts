import { DEFAULT_RULES, instantsAt, addDays, weekdayOf } from '@hearth/domains/scheduling/rules';
import type { PlacedShift, RulePerson } from '@hearth/domains/scheduling/rules';
import type { FillPerson, FillShift, Goals, WeekProblem } from './week-problem.ts';

export const MONDAY = '2026-12-07';
export const BAR = 'position-bar';
const ZONE = 'Europe/Lisbon';
const NOTHING = { weekends: 0, closes: 0, earlies: 0 };
export const EVEN: Goals = { cost: 1, preference: 2, fairness: 2, stability: 1 };

/** A shift at the bar on a day of the week from Monday (0). */
export function aPlaced(
  id: string,
  day: number,
  start = '10:00',
  end = '18:00',
  positionId: string | null = BAR,
): PlacedShift {
  const date = addDays(MONDAY, day);
  const times = { date, start, end };
  return {
    id,
    location_id: 'here',
    position_id: positionId,
    ...times,
    ...instantsAt(times, ZONE),
    unpaid_break_minutes: 0,
  };
}

export function anOpen(
  id: string,
  day: number,
  start = '10:00',
  end = '18:00',
  positionId: string | null = BAR,
): FillShift {
  const shift = aPlaced(id, day, start, end, positionId);
  const minutes = (Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 60_000;
  return {
    shift,
    minutes,
    isWeekend: weekdayOf(shift.date) >= 6,
    isClose: end < start || end >= '22:00',
    isEarly: start < '07:00',
  };
}

export function aWorker(
  id: string,
  more: Partial<Omit<FillPerson, 'person'>> & { person?: Partial<RulePerson> } = {},
): FillPerson {
  const { person, ...rest } = more;
  return {
    person: {
      employee_id: id,
      contract_minutes_per_week: null,
      hire_date: null,
      end_date: null,
      slots: [],
      exceptions: [],
      time_off: [],
      qualifications: [],
      missing_steps: [],
      nearby: [],
      ...person,
    },
    pinned: [],
    positions: [BAR],
    past: NOTHING,
    fairMinutes: 2400,
    usual: [],
    rates: [],
    ...rest,
  };
}

export function aWeek(people: readonly FillPerson[], shifts: readonly FillShift[], goals: Goals = EVEN): WeekProblem {
  return {
    scope: { locationId: 'here', zone: ZONE, week: MONDAY, ruleSet: DEFAULT_RULES, demands: [], closedDays: [] },
    people,
    shifts,
    goals,
    mean: NOTHING,
    weeks: 12,
  };
}
