import { describe, expect, test } from 'vitest';
import type { TimeOff } from '../../contract/schemas.ts';
import { aPerson, aScope, aShift, INES } from '../shift.fixture.ts';
import { checkPerson } from './conflicts.ts';

const [TUE, WED] = ['2026-11-17', '2026-11-18'];

/** What one shift and some hours off make of each other. */
const check = (shift: { start: string; end: string }, off: TimeOff) =>
  checkPerson(aPerson({ time_off: [off] }), [aShift(shift)], aScope());

describe('a part of a day off', () => {
  const off = (start: string, end: string, date = TUE): TimeOff => ({
    id: 'off-1',
    employee_id: INES,
    starts_on: date,
    ends_on: date,
    kind: 'HOLIDAY',
    state: 'APPROVED',
    note: '',
    decision_note: '',
    version: 1,
    part: 'HOURS',
    start,
    end,
  });
  // The shift is from 10:00 to 18:00.
  test.each<[string, string, string[]]>([
    ['before the shift', '08:00-10:00', []],
    ['after it', '18:00-00:00', []],
    ['at its beginning', '08:00-12:00', ['start_at 12:00', 'unassign']],
    ['at its end', '15:00-00:00', ['end_at 15:00', 'unassign']],
    ['in its middle', '12:00-14:00', ['unassign']],
    ['all of it', '09:00-19:00', ['unassign']],
    ['at its end, too little left', '10:30-00:00', ['unassign']],
  ])('%s', (_what, hours, ways) => {
    const [start = '', end = ''] = hours.split('-');
    const found = check({ start: '10:00', end: '18:00' }, off(start, end));
    expect(found.map(({ rule }) => rule)).toEqual(ways.length === 0 ? [] : ['time_off']);
    const spelled = (found[0]?.fixes ?? []).map((fix) => ('time' in fix ? `${fix.kind} ${fix.time}` : fix.kind));
    expect(spelled).toEqual(ways);
  });

  test('a close that runs past midnight is away from the evening on, and into the next morning alone', () => {
    const close = { start: '18:00', end: '02:00' };
    expect(check(close, off('20:00', '00:00')).map(({ rule }) => rule)).toEqual(['time_off']);
    const [tail] = check(close, off('01:00', '13:00', WED));
    expect(tail).toMatchObject({ rule: 'time_off_tail', fixes: [{ kind: 'end_at', time: '01:00' }, {}] });
    expect(check(close, off('02:00', '13:00', WED))).toEqual([]);
    expect(check(close, off('13:00', '00:00', WED))).toEqual([]);
  });
});
