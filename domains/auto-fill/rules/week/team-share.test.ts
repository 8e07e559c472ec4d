import { expect, test } from 'vitest';
import type { CountedShift } from './past-work.ts';
import { FEWEST_PEERS, shareBeside } from './team-share.ts';

const shift = (employee_id: string, date: string, start = '10:00', end = '18:00'): CountedShift => ({
  employee_id,
  position_id: null,
  date,
  start,
  end,
  unpaid_break_minutes: 30,
});
const [TUESDAY, SATURDAY] = ['2026-11-17', '2026-11-21'];
const PEERS = ['b', 'c', 'd', 'e'];

test('a person’s hours, weekends, closes and early starts stand beside the medians of the others', () => {
  const shifts = [
    shift('a', TUESDAY, '06:00', '14:00'),
    shift('a', SATURDAY, '15:00', '23:00'),
    shift('b', TUESDAY),
    shift('c', TUESDAY),
    shift('c', SATURDAY),
    shift('d', SATURDAY, '15:00', '23:00'),
    shift('e', TUESDAY),
    shift('e', SATURDAY),
    shift('x', SATURDAY),
  ];
  const { own, team } = shareBeside(shifts, { employeeId: 'a', peerIds: new Set(['a', ...PEERS]) });
  expect(own).toEqual({ minutes: 900, shifts: 2, weekends: 1, closes: 1, earlies: 1 });
  expect(team).toEqual({ minutes: 675, weekends: 1, closes: 1, earlies: 0, people: FEWEST_PEERS });
});

test('fewer peers than would hide any of them give no median, nor do people of other departments', () => {
  const shifts = PEERS.map((id) => shift(id, TUESDAY));
  expect(shareBeside(shifts, { employeeId: 'a', peerIds: new Set(['b', 'c', 'd']) }).team).toBeNull();
  const { own, team } = shareBeside(shifts, { employeeId: 'a', peerIds: new Set(PEERS) });
  expect(own.shifts).toBe(0);
  expect(team?.people).toBe(4);
});
