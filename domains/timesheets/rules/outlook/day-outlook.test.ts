import { addDays, toInstant } from '@hearth/domains/scheduling/rules';
import { expect, test } from 'vitest';
import { outlookOfDay } from './day-outlook.ts';
import type { DayShift } from './day-outlook.ts';
import { inputOf, MONDAY } from '../sheet.fixture.ts';
import type { SheetInput } from '../sheet-input.ts';

const FRIDAY = addDays(MONDAY, 4);
const at = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return toInstant(FRIDAY, (hours ?? 0) * 60 + (minutes ?? 0), 'UTC');
};
const shift = (from: string, until: string, work: DayShift['work'], unpaidBreakMinutes = 0): DayShift => ({
  from: at(from),
  until: at(until),
  unpaidBreakMinutes,
  locationId: 'here',
  positionId: null,
  work,
});

interface Said {
  readonly now: string;
  readonly since?: string;
  readonly pausedSince?: string;
  readonly shifts?: readonly DayShift[];
  readonly work?: string;
  readonly unpaid?: string;
  readonly pack?: string;
}

function outlook({ now, since, pausedSince, shifts = [], work = '', unpaid, pack }: Said) {
  const input = inputOf({ work, ...(unpaid === undefined ? {} : { unpaid }), ...(pack === undefined ? {} : { pack }) });
  const open =
    since === undefined
      ? null
      : {
          from: at(since),
          positionId: null,
          locationId: 'here',
          pausedSince: pausedSince === undefined ? null : at(pausedSince),
        };
  const found = outlookOfDay({ input, day: FRIDAY, locationId: 'here', now: at(now), open, shifts });
  const brief = ({ minutes, overtime, pay }: typeof found.soFar) => [minutes, overtime, pay];
  return {
    soFar: brief(found.soFar),
    atClose: brief(found.atClose),
    planned: brief(found.planned),
    overAt: found.overAt === null ? null : (found.overAt - at('00:00')) / 60_000,
  };
}

test('who works as planned costs what was planned', () => {
  expect(outlook({ now: '12:00', since: '9:00', shifts: [shift('9:00', '17:00', 'OPEN', 30)] })).toEqual({
    soFar: [180, 0, 3600],
    atClose: [450, 0, 9000],
    planned: [450, 0, 9000],
    overAt: null,
  });
});

test('who came late costs less, who stays beyond the plan costs what they have worked', () => {
  const planned = [shift('9:00', '17:00', 'OPEN')];
  expect(outlook({ now: '12:00', since: '10:00', shifts: planned }).atClose).toEqual([420, 0, 8400]);
  expect(outlook({ now: '18:00', since: '9:00', shifts: planned }).atClose).toEqual([540, 0, 10_800]);
});

test('a break that goes on costs nothing and counts as taken', () => {
  const shifts = [shift('9:00', '17:00', 'OPEN', 30)];
  expect(outlook({ now: '12:20', since: '9:00', pausedSince: '12:00', shifts })).toMatchObject({
    soFar: [180, 0, 3600],
    atClose: [450, 0, 9000],
  });
});

test('a break that was taken comes off the plan once', () => {
  const shifts = [shift('9:00', '17:00', 'DONE', 30)];
  const done = outlook({ now: '18:00', work: 'Fri 9:00-17:00', unpaid: 'Fri 12:00-12:30', shifts });
  expect(done).toMatchObject({ soFar: [450, 0, 9000], atClose: [450, 0, 9000], planned: [450, 0, 9000] });
});

test('a break of work long before the plan begins still comes off that work', () => {
  const shifts = [shift('16:00', '20:00', 'NONE')];
  const night = outlook({ now: '12:00', work: 'Fri 1:00-5:00', unpaid: 'Fri 3:00-3:30', shifts });
  expect(night).toMatchObject({ soFar: [210, 0, 4200], planned: [450, 0, 9000] });
});

test('pay in two currencies has no sum', () => {
  const rateOf: SheetInput['rateOf'] = (position) => ({ amount: 1200, currency: position === null ? 'EUR' : 'CHF' });
  const work = 'Fri 9:00-11:00, Fri 11:00-12:00 @bar';
  const input = inputOf({ work, rateOf });
  const found = outlookOfDay({ input, day: FRIDAY, locationId: 'here', now: at('12:00'), open: null, shifts: [] });
  expect(found.soFar).toEqual({ minutes: 180, overtime: 0, pay: null });
  expect(found.currencies).toEqual(expect.arrayContaining(['EUR', 'CHF']));
});

test('who is still to come counts from now on, and what is over counts as it was worked', () => {
  expect(outlook({ now: '12:00', shifts: [shift('9:00', '17:00', 'NONE')] }).atClose).toEqual([300, 0, 6000]);
  const done = outlook({ now: '20:00', work: 'Fri 9:00-16:00', shifts: [shift('9:00', '17:00', 'DONE')] });
  expect(done).toMatchObject({ soFar: [420, 0, 8400], atClose: [420, 0, 8400], planned: [480, 0, 9600] });
});

test('overtime of the week is seen ahead: forty hours are full at four', () => {
  const work = 'Mon 9:00-17:00, Tue 9:00-17:00, Wed 9:00-17:00, Thu 9:00-18:00';
  const found = outlook({ now: '12:00', since: '9:00', shifts: [shift('9:00', '19:00', 'OPEN')], work, pack: 'us' });
  expect(found.soFar).toEqual([180, 0, 3600]);
  expect(found.atClose).toEqual([600, 180, 13_800]);
  expect(found.overAt).toBe(16 * 60);
});

test('without a shift nothing was planned', () => {
  expect(outlook({ now: '12:00', since: '9:00' }).planned).toEqual([0, 0, 0]);
});
