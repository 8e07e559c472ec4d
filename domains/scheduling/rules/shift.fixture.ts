import type { Shift, ShiftContent } from '../contract/schemas.ts';
import type { CheckScope, RulePerson } from './conflicts/conflict-report.ts';
import { DEFAULT_RULES } from './limits.ts';
import { instantsAt } from './shift.ts';
import { startOfWeek } from './hours/time.ts';

export const LISBON = 'Europe/Lisbon';
export const HERE = 'location-here';
export const INES = 'person-ines';

let count = 0;

/** A draft shift of Inês at the bar, ten to six in Lisbon, unless said otherwise. */
export function aShift(
  content: Partial<ShiftContent> & Partial<Pick<Shift, 'id' | 'published' | 'removed' | 'location_id'>> = {},
  zone: string = LISBON,
): Shift {
  count += 1;
  const base = {
    id: `shift-${count}`,
    location_id: HERE,
    employee_id: INES,
    position_id: null,
    date: '2026-11-17',
    start: '10:00',
    end: '18:00',
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
    version: 1,
    published: null,
    removed: false,
    ...content,
  };
  return { ...base, ...instantsAt(base, zone) };
}

/** Inês, who has said nothing about her availability. */
export function aPerson(person: Partial<RulePerson> = {}): RulePerson {
  return {
    employee_id: INES,
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
  };
}

/** The week of a date at the bar in Lisbon, under the default rules. */
export function aScope(scope: Partial<CheckScope> = {}): CheckScope {
  return {
    locationId: HERE,
    zone: LISBON,
    week: startOfWeek('2026-11-17'),
    ruleSet: DEFAULT_RULES,
    demands: [],
    closedDays: [],
    ...scope,
  };
}
