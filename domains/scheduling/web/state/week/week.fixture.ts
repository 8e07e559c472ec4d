import type { SchedulePerson, ScheduleWeek, Shift } from '../../../contract/schemas.ts';
import { DEFAULT_RULES } from '../../../rules/limits.ts';
import { instantsAt } from '../../../rules/shift.ts';

export const WEEK = '2026-11-16';
export const PLACE = 'place';
const ZONE = 'Europe/Lisbon';

const POSITIONS = [
  { id: 'cook', name: 'Cook', department: 'KITCHEN', tint: 'kitchen' },
  { id: 'bar', name: 'Bartender', department: 'BAR', tint: 'bar' },
  { id: 'floor', name: 'Waiter', department: 'FLOOR', tint: 'floor' },
];

/** A person at the place, a bartender on 40 hours unless said otherwise. */
export function aMember(employeeId: string, member: Partial<SchedulePerson> = {}): SchedulePerson {
  return {
    employee_id: employeeId,
    employee_number: null,
    first_name: employeeId,
    last_name: '',
    position_id: 'bar',
    home_location_id: PLACE,
    has_login: true,
    contract_minutes_per_week: 2400,
    pay: null,
    rates: [],
    hire_date: null,
    end_date: null,
    slots: [],
    exceptions: [],
    time_off: [],
    qualifications: [],
    missing_steps: [],
    nearby: [],
    ...member,
  };
}

/** A published shift of Ana at the bar, ten to six on the Monday, unless said otherwise. */
export function aWeekShift(id: string, shift: Partial<Shift> = {}): Shift {
  const content = {
    id,
    location_id: PLACE,
    employee_id: 'ana',
    position_id: 'bar',
    date: WEEK,
    start: '10:00',
    end: '18:00',
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
    version: 1,
    published: 'same' as const,
    removed: false,
    ...shift,
  };
  return { ...content, ...instantsAt(content, ZONE) };
}

/** A week of the place with these people and shifts. */
export function aWeek(
  people: readonly SchedulePerson[],
  shifts: readonly Shift[],
  week: Partial<ScheduleWeek> = {},
): ScheduleWeek {
  return {
    location: { id: PLACE, name: 'Harbour House', time_zone: ZONE, currency: 'EUR' },
    week: WEEK,
    week_start: 1,
    version: 1,
    published_at: null,
    publication_number: 0,
    may: { edit: true, publish: true, override: false, see_pay: true },
    people: [...people],
    positions: POSITIONS,
    elsewhere: [],
    shifts: [...shifts],
    answers: [],
    rule_set: DEFAULT_RULES,
    demands: [],
    closed_days: [],
    laws: { rules: [], school_days: [] },
    stations: [],
    break_steps: [],
    day: { from: '07:00', to: '00:00' },
    ...week,
  };
}
