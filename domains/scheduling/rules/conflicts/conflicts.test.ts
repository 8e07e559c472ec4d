import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Conflict, NearbyShift, RuleId, RuleSet, Shift, ShiftContent } from '../../contract/schemas.ts';
import type { TimeOff } from '../../contract/time-off-schemas.ts';
import type { RulePerson } from './conflict-report.ts';
import { newConflicts, strictest } from './compare-conflicts.ts';
import { checkPerson, checkWeek } from './conflicts.ts';
import { changeShift } from '../commands.ts';
import { DEFAULT_RULES } from '../limits.ts';
import { aPerson, aScope, aShift, INES, LISBON } from '../shift.fixture.ts';
import { instantSpan } from '../shift.ts';
import { addDays, formatTime } from '../hours/time.ts';

type Times = Partial<Pick<ShiftContent, 'date' | 'start' | 'end' | 'unpaid_break_minutes'>>;

function check(shifts: Times[], person: Partial<RulePerson> = {}, rules: Partial<RuleSet['rules']> = {}): Conflict[] {
  const ruleSet = { ...DEFAULT_RULES, rules: { ...DEFAULT_RULES.rules, ...rules } };
  return checkPerson(
    aPerson(person),
    shifts.map((shift) => aShift(shift)),
    aScope({ ruleSet }),
  );
}

function rulesOf(conflicts: readonly Conflict[]): RuleId[] {
  return conflicts.map((conflict) => conflict.rule);
}

function away(state: TimeOff['state'], from: string, to: string = from): TimeOff {
  return {
    id: 'off-1',
    employee_id: INES,
    starts_on: from,
    ends_on: to,
    part: 'DAYS',
    start: null,
    end: null,
    kind: 'HOLIDAY',
    state,
    note: '',
    decision_note: '',
    version: 1,
  };
}

function elsewhere(times: Times): NearbyShift {
  return aShift({ ...times, location_id: 'location-elsewhere' });
}

const TUE = '2026-11-17';
const WED = '2026-11-18';

test('a person with one ordinary shift breaks nothing', () => {
  expect(check([{}])).toEqual([]);
});

test('two shifts at once block, and name both and how long', () => {
  const [found, ...more] = check([
    { date: TUE, start: '10:00', end: '18:00' },
    { date: TUE, start: '17:30', end: '22:00' },
  ]);
  expect(more.map((conflict) => conflict.rule)).toEqual(['daily_hours']);
  expect(found).toMatchObject({ rule: 'overlap', level: 'block', facts: { actual: 30, limit: 0, unit: 'minutes' } });
  expect(found?.shift_ids).toHaveLength(2);
});

test('a shift that ends when the next starts does not overlap it', () => {
  expect(
    check([
      { start: '10:00', end: '14:00' },
      { start: '14:00', end: '18:00' },
    ]),
  ).toEqual([]);
});

test('a shift inside another overlaps it, and the rest counts from the end of the longer one', () => {
  const found = check([
    { date: TUE, start: '14:00', end: '23:00', unpaid_break_minutes: 60 },
    { date: TUE, start: '15:00', end: '16:00' },
    { date: WED, start: '09:00', end: '15:00' },
  ]);
  expect(rulesOf(found)).toEqual(['overlap', 'rest_gap']);
  expect(found[1]?.facts).toMatchObject({ actual: 600, limit: 660, excess: 60 });
});

test('a shift at another location overlaps too, and the conflict says where', () => {
  const found = check([{ start: '10:00', end: '18:00' }], { nearby: [elsewhere({ start: '17:00', end: '20:00' })] });
  expect(found[0]).toMatchObject({ rule: 'overlap', facts: { elsewhere: 'location-elsewhere' } });
});

test("what goes wrong between two other locations is not this schedule's to name", () => {
  const found = check([{ date: '2026-11-20' }], {
    nearby: [elsewhere({ start: '10:00', end: '18:00' }), elsewhere({ start: '17:00', end: '20:00' })],
  });
  expect(found).toEqual([]);
});

test('a shift in approved time off blocks, in requested time off warns, in declined does nothing', () => {
  expect(check([{}], { time_off: [away('APPROVED', TUE)] })[0]).toMatchObject({ rule: 'time_off', level: 'block' });
  expect(check([{}], { time_off: [away('REQUESTED', '2026-11-16', WED)] })[0]).toMatchObject({
    rule: 'time_off_requested',
    level: 'warn',
  });
  expect(check([{}], { time_off: [away('DECLINED', TUE), away('CANCELLED', TUE)] })).toEqual([]);
});

test('a close that runs past midnight into a day off needs consent and can end at midnight', () => {
  const [found] = check([{ start: '18:00', end: '02:00' }], { time_off: [away('APPROVED', WED)] });
  expect(found).toMatchObject({
    rule: 'time_off_tail',
    level: 'consent',
    fixes: [{ kind: 'end_at', time: '00:00' }, {}],
  });
  expect(check([{ start: '16:00', end: '00:00' }], { time_off: [away('APPROVED', WED)] })).toEqual([]);
});

test('work before the first or after the last day of the employment blocks', () => {
  expect(rulesOf(check([{}], { hire_date: WED }))).toEqual(['not_employed']);
  expect(rulesOf(check([{}], { end_date: '2026-11-16' }))).toEqual(['not_employed']);
  expect(check([{}], { hire_date: TUE, end_date: TUE })).toEqual([]);
});

test('times that a person cannot work need consent, times they would rather not only warn', () => {
  const slot = { weekday: 2, start: '15:00', end: '00:00' } as const;
  expect(check([{}], { slots: [{ ...slot, kind: 'CANNOT' }] })[0]).toMatchObject({
    rule: 'unavailable',
    level: 'consent',
    facts: { actual: 180 },
    fixes: [{ kind: 'end_at', time: '15:00' }, { kind: 'unassign' }],
  });
  expect(check([{}], { slots: [{ ...slot, kind: 'PREFERS_NOT' }] })[0]).toMatchObject({
    rule: 'not_preferred',
    level: 'warn',
  });
  expect(check([{}], { slots: [{ ...slot, kind: 'PREFERS' }] })).toEqual([]);
});

test('an unavailable night reaches into the morning after it, and a night shift into the next day', () => {
  const night = [{ weekday: 1, start: '22:00', end: '08:00', kind: 'CANNOT' }] as const;
  expect(check([{ start: '07:00', end: '15:00' }], { slots: [...night] })[0]?.facts.actual).toBe(60);
  const wednesday = [{ weekday: 3, start: '00:00', end: '12:00', kind: 'CANNOT' }] as const;
  expect(check([{ start: '20:00', end: '03:00' }], { slots: [...wednesday] })[0]?.facts.actual).toBe(180);
});

test('an exception replaces the usual week on its date', () => {
  const slots = [{ weekday: 2, start: '00:00', end: '00:00', kind: 'CANNOT' as const }];
  const exceptions = [{ id: 'e', date: TUE, start: '00:00', end: '00:00', kind: 'CAN' as const }];
  expect(rulesOf(check([{}], { slots }))).toEqual(['unavailable']);
  expect(check([{}], { slots, exceptions })).toEqual([]);
});

test('less than eleven hours between two days needs consent, and a later start cures it', () => {
  const shifts = [
    aShift({ date: TUE, start: '16:00', end: '00:30' }),
    aShift({ date: WED, start: '09:00', end: '17:30' }),
  ];
  const [found] = checkPerson(aPerson(), shifts, aScope());
  expect(found).toMatchObject({
    rule: 'rest_gap',
    level: 'consent',
    facts: { actual: 510, limit: 660, excess: 150, unit: 'minutes' },
    fixes: [{ kind: 'start_at', time: '11:30' }, { kind: 'end_at', time: '22:00' }, { kind: 'unassign' }],
  });
});

test('eleven hours exactly are enough', () => {
  expect(
    check([
      { date: TUE, start: '14:00', end: '22:00' },
      { date: WED, start: '09:00', end: '15:00' },
    ]),
  ).toEqual([]);
});

test('lunch and dinner of one day are one working day: no rest is due between them', () => {
  expect(
    check([
      { start: '11:00', end: '15:00' },
      { start: '18:00', end: '23:00' },
    ]),
  ).toEqual([]);
});

test('rest counts real hours: the night when clocks go forward is an hour short', () => {
  const scope = aScope({ week: '2027-03-22' });
  const shifts = [
    aShift({ date: '2027-03-27', start: '14:00', end: '22:00' }),
    aShift({ date: '2027-03-28', start: '09:00', end: '15:00' }),
  ];
  expect(checkPerson(aPerson(), shifts, scope)[0]).toMatchObject({ rule: 'rest_gap', facts: { actual: 600 } });
});

test('shifts of two days that overlap break one rule, not the rest rule too', () => {
  const shifts = [
    { date: TUE, start: '20:00', end: '05:00' },
    { date: WED, start: '04:00', end: '10:00' },
  ];
  expect(rulesOf(check(shifts))).toEqual(['overlap']);
});

test('a start that clocks show twice is not suggested, since its first pass would be too early', () => {
  const shifts = [
    aShift({ date: '2026-10-24', start: '08:00', end: '15:30' }),
    aShift({ date: '2026-10-25', start: '00:30', end: '08:00' }),
  ];
  const [found] = checkPerson(aPerson(), shifts, aScope({ week: '2026-10-19' }));
  expect(found).toMatchObject({ rule: 'rest_gap', facts: { actual: 540 } });
  expect(found?.fixes.map((fix) => fix.kind)).toEqual(['end_at', 'unassign']);
});

test('rest is checked against the Sunday before and the Monday after the week', () => {
  const sunday = aShift({ date: '2026-11-15', start: '18:00', end: '02:00' });
  expect(rulesOf(check([{ date: '2026-11-16', start: '08:00', end: '14:00' }], { nearby: [sunday] }))).toEqual([
    'rest_gap',
  ]);
  const monday = aShift({ date: '2026-11-23', start: '06:00', end: '14:00' });
  const found = check([{ date: '2026-11-22', start: '18:00', end: '02:00' }], { nearby: [monday] });
  expect(found[0]?.fixes.every((fix) => fix.shift_id !== monday.id)).toBe(true);
});

test('a long day warns, and says how much too long', () => {
  const [found] = check([{ start: '08:00', end: '20:00', unpaid_break_minutes: 60 }]);
  expect(found).toMatchObject({
    rule: 'daily_hours',
    level: 'warn',
    facts: { actual: 660, limit: 600 },
    fixes: [{ kind: 'end_at', time: '19:00' }, { kind: 'unassign' }],
  });
});

const fullWeek = (days: number, end: string): Times[] =>
  Array.from({ length: days }, (_, index) => ({ date: addDays('2026-11-16', index), start: '09:00', end }));

test('hours over the contract warn, hours over forty-eight block', () => {
  expect(rulesOf(check(fullWeek(5, '18:00'), { contract_minutes_per_week: 40 * 60 }))).toEqual(['contract_hours']);
  const over = check(fullWeek(6, '18:00'), { contract_minutes_per_week: 40 * 60 });
  expect(over.map((found) => [found.rule, found.level, found.facts.actual])).toEqual([
    ['contract_hours', 'warn', 3240],
    ['weekly_hours', 'block', 3240],
  ]);
});

test('forty-eight hours exactly are allowed', () => {
  expect(check(fullWeek(6, '17:00'))).toEqual([]);
});

test('hours at another location count towards the week', () => {
  const nearby = [0, 1, 2].map((index) =>
    elsewhere({ date: addDays('2026-11-16', index), start: '06:00', end: '16:00' }),
  );
  const here = [3, 4].map((index) => ({ date: addDays('2026-11-16', index), start: '08:00', end: '18:00' }));
  expect(rulesOf(check(here, { nearby }))).toEqual(['weekly_hours']);
});

test('a location can count the hours after midnight on the day they are worked', () => {
  const sunday = aShift({ date: '2026-11-15', start: '16:00', end: '06:00' });
  const person = aPerson({ nearby: [sunday], contract_minutes_per_week: 12 * 60 });
  const shifts = [aShift({ date: '2026-11-18', start: '10:00', end: '18:00' })];
  expect(checkPerson(person, shifts, aScope())).toEqual([]);
  const ruleSet = { ...DEFAULT_RULES, hours_count_on: 'each_day' as const };
  expect(checkPerson(person, shifts, aScope({ ruleSet }))[0]).toMatchObject({
    rule: 'contract_hours',
    facts: { actual: 14 * 60 },
  });
});

test('a seventh day in a row warns, across the edge of the week', () => {
  const nearby = Array.from({ length: 4 }, (_, index) =>
    aShift({ date: addDays('2026-11-12', index), start: '09:00', end: '14:00' }),
  );
  expect(check(fullWeek(2, '14:00'), { nearby })).toEqual([]);
  expect(check(fullWeek(3, '14:00'), { nearby })[0]).toMatchObject({
    rule: 'consecutive_days',
    level: 'warn',
    facts: { actual: 7, limit: 6, unit: 'days' },
  });
});

test('one day off ends a row of days', () => {
  const nearby = Array.from({ length: 4 }, (_, index) =>
    aShift({ date: addDays('2026-11-11', index), start: '09:00', end: '14:00' }),
  );
  expect(check(fullWeek(6, '14:00'), { nearby })).toEqual([]);
});

test("a rule that is off finds nothing, and levels are the location's to choose", () => {
  const long = [{ start: '08:00', end: '20:00' }];
  expect(check(long, {}, { daily_hours: { level: 'off' } })).toEqual([]);
  expect(check(long, {}, { daily_hours: { level: 'block', limit: 600 } })[0]?.level).toBe('block');
});

test('one bad shift never hides what is wrong with the rest', () => {
  const broken: Shift = { ...aShift({ date: TUE }), ends_at: 'not a time' };
  const shifts = [broken, aShift({ date: '2026-11-19', start: '06:00', end: '19:00' })];
  expect(rulesOf(checkPerson(aPerson(), shifts, aScope()))).toContain('daily_hours');
});

test("removed shifts and open shifts are nobody's conflict", () => {
  const shifts = [aShift(), aShift({ removed: true }), aShift({ employee_id: null })];
  expect(checkWeek([aPerson()], shifts, aScope()).size).toBe(0);
});

test('only what an edit brought or made worse stands in its way', () => {
  const shifts = [aShift({ id: 'a', start: '10:00', end: '18:00' }), aShift({ id: 'b', start: '17:00', end: '20:00' })];
  const before = checkPerson(aPerson(), shifts, aScope());
  const added = checkPerson(aPerson(), [...shifts, aShift({ date: '2026-11-19' })], aScope());
  expect(newConflicts(before, added)).toEqual([]);
  const worse = shifts.map((shift) => (shift.id === 'a' ? changeShift(shift, { end: '18:30' }, LISBON) : shift));
  expect(rulesOf(newConflicts(before, checkPerson(aPerson(), worse, aScope())))).toContain('overlap');
  const better = shifts.map((shift) => (shift.id === 'a' ? changeShift(shift, { end: '17:30' }, LISBON) : shift));
  expect(newConflicts(before, checkPerson(aPerson(), better, aScope()))).toEqual([]);
});

test('the strictest level decides', () => {
  expect(strictest(check([{ start: '08:00', end: '20:00' }]))).toBe('warn');
  expect(strictest([])).toBeUndefined();
});

const quarter = (step: number): string => formatTime(step * 15);
const anyTimes = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    start: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 4, max: 48 }),
  })
  .map(({ day, start, length }) => ({ day, start: quarter(start), end: quarter(start + length) }));
const anyWeek = fc.constantFrom(
  ['2026-11-16', LISBON],
  ['2026-10-19', LISBON],
  ['2027-03-22', LISBON],
  ['2026-10-26', 'America/New_York'],
  ['2026-09-28', 'Australia/Lord_Howe'],
  ['2026-02-09', 'Africa/Casablanca'],
  ['2026-11-16', 'Asia/Kolkata'],
) as fc.Arbitrary<[string, string]>;

test('overlaps are those of the real times, whatever week and zone', () => {
  fc.assert(
    fc.property(fc.array(anyTimes, { minLength: 1, maxLength: 8 }), anyWeek, (times, [week, zone]) => {
      const shifts = times.map(({ day, ...rest }) => aShift({ ...rest, date: addDays(week, day) }, zone));
      const found = checkPerson(aPerson(), shifts, aScope({ week, zone }));
      const expected = shifts.flatMap((one, index) =>
        shifts.slice(index + 1).filter((other) => {
          const [first, second] = [instantSpan(one), instantSpan(other)];
          return first.start < second.end && second.start < first.end;
        }),
      );
      expect(found.filter((conflict) => conflict.rule === 'overlap')).toHaveLength(expected.length);
    }),
    { numRuns: 300 },
  );
});

test('a suggested start or end cures the conflict it is suggested for', () => {
  fc.assert(
    fc.property(fc.array(anyTimes, { minLength: 2, maxLength: 3 }), anyWeek, (times, [week, zone]) => {
      const shifts = times.map(({ day, ...rest }) => aShift({ ...rest, date: addDays(week, day) }, zone));
      const scope = aScope({ week, zone });
      for (const conflict of checkPerson(aPerson(), shifts, scope)) {
        if (conflict.rule !== 'overlap' && conflict.rule !== 'rest_gap') continue;
        for (const fix of conflict.fixes) {
          if (fix.kind === 'unassign') continue;
          const set = fix.kind === 'start_at' ? { start: fix.time } : { end: fix.time };
          const fixed = shifts.map((shift) => (shift.id === fix.shift_id ? changeShift(shift, set, zone) : shift));
          expect(checkPerson(aPerson(), fixed, scope).map((one) => one.key)).not.toContain(conflict.key);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the order in which shifts come changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyTimes, { minLength: 1, maxLength: 10 }), (times) => {
      const shifts = times.map(({ day, ...rest }) => aShift({ ...rest, date: addDays('2026-11-16', day) }));
      const keys = (list: Shift[]): string[] =>
        checkPerson(aPerson(), list, aScope())
          .map((conflict) => conflict.key)
          .sort();
      expect(keys(shifts.toReversed())).toEqual(keys(shifts));
    }),
  );
});

test('checking a week gives for each person what checking the person gives', () => {
  const people = ['p1', 'p2', 'p3'].map((id) => aPerson({ employee_id: id, contract_minutes_per_week: 600 }));
  const shifts = people.flatMap((person, index) =>
    fullWeek(index + 1, '20:00').map((times) => aShift({ ...times, employee_id: person.employee_id })),
  );
  const found = checkWeek(people, shifts, aScope());
  for (const person of people) {
    const own = shifts.filter((shift) => shift.employee_id === person.employee_id);
    expect(found.get(person.employee_id) ?? []).toEqual(checkPerson(person, own, aScope()));
  }
});
