import type { SchedulePerson, Shift } from '@hearth/domains/scheduling/schemas';
import { lawsBetween } from '../domains/laws/rules/which-packs.ts';
import { PACKS } from '../domains/laws/rules/all-packs.ts';
import { checkLaws } from '../domains/scheduling/rules/conflicts/conflict-laws.ts';
import { checkWeek } from '../domains/scheduling/rules/conflicts/conflicts.ts';
import { DEFAULT_RULES } from '../domains/scheduling/rules/limits.ts';
import { instantsAt, paidMinutes } from '../domains/scheduling/rules/shift.ts';

const ZONE = 'Europe/Lisbon';
const PEOPLE = 500;
const ROUNDS = 9;

/** Milliseconds to check a week of 500 people with 14 shifts each, and to pass over the same shifts once. */
export interface ConflictCheck {
  readonly checkMs: number;
  /** With the rules of every pack at once, which no place has. */
  readonly lawsMs: number;
  readonly floorMs: number;
  readonly conflicts: number;
}

function week(): { people: SchedulePerson[]; shifts: Shift[] } {
  const people: SchedulePerson[] = [];
  const shifts: Shift[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const id = `person-${number}`;
    people.push({
      employee_id: id,
      employee_number: null,
      first_name: '',
      last_name: '',
      position_id: null,
      home_location_id: 'here',
      has_login: false,
      contract_minutes_per_week: 2400,
      pay: null,
      rates: [],
      hire_date: '2020-01-01',
      end_date: null,
      slots: [
        { weekday: 1 + (number % 7), start: '00:00', end: '12:00', kind: 'CANNOT' },
        { weekday: 1 + ((number + 2) % 7), start: '18:00', end: '00:00', kind: 'PREFERS_NOT' },
      ],
      exceptions: [],
      time_off: [],
      qualifications: [],
      missing_steps: [],
      nearby: [],
    });
    for (let day = 16; day < 23; day += 1) {
      for (const [start, end] of [
        ['08:00', '11:00'],
        ['17:00', '20:00'],
      ] as const) {
        const content = {
          employee_id: id,
          position_id: null,
          date: `2026-11-${day}`,
          start,
          end,
          unpaid_break_minutes: 0,
          paid_break_minutes: 0,
          station: '',
          note: '',
        };
        shifts.push({
          ...content,
          ...instantsAt(content, ZONE),
          id: `${id} ${day} ${start}`,
          location_id: 'here',
          version: 1,
          published: null,
          removed: false,
        });
      }
    }
  }
  return { people, shifts };
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

/** Measures the check of a whole week, alternating with its floor; every round reads shifts that were never seen before. */
export function measureConflictCheck(): ConflictCheck {
  const { people, shifts } = week();
  const scope = {
    locationId: 'here',
    zone: ZONE,
    week: '2026-11-16',
    ruleSet: DEFAULT_RULES,
    demands: [],
    closedDays: [],
  };
  const setting = {
    is_on: true,
    industry: null,
    counts: [],
    school_terms: [],
    pins: PACKS.map(({ code }) => ({ pack: code, holds: true, reason: 'Measured' })),
  };
  const nowhere = { country: null, regions: [], city: null, postcode: null };
  const laws = lawsBetween(PACKS, nowhere, setting, { from: scope.week, to: '2026-11-22' });
  const lawful: number[] = [];
  const checks: number[] = [];
  const floors: number[] = [];
  let conflicts = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const forCheck = structuredClone(shifts);
    const forFloor = structuredClone(shifts);
    const forLaws = structuredClone(shifts);
    const begun = performance.now();
    checkWeek(people, forLaws, { ...scope, laws, further: [checkLaws] });
    lawful.push(performance.now() - begun);
    const start = performance.now();
    const found = checkWeek(people, forCheck, scope);
    const checked = performance.now();
    let minutes = 0;
    for (const shift of forFloor) minutes += paidMinutes(shift);
    floors.push(performance.now() - checked);
    checks.push(checked - start);
    conflicts = [...found.values()].reduce((sum, list) => sum + list.length, 0);
    if (minutes === 0) throw new Error('The floor did nothing.');
  }
  return { checkMs: median(checks), lawsMs: median(lawful), floorMs: median(floors), conflicts };
}

if (import.meta.main) {
  const { checkMs, lawsMs, floorMs, conflicts } = measureConflictCheck();
  console.log(
    `conflict check, 500 people x 14 shifts: ${checkMs.toFixed(1)} ms (${conflicts} conflicts), with all laws: ${lawsMs.toFixed(1)} ms, one pass: ${floorMs.toFixed(1)} ms`,
  );
}
