import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packExamples } from '../../domains/laws/contract/pack-schemas.ts';
import { PACKS } from '../../domains/laws/rules/all-packs.ts';
import { lawsBetween } from '../../domains/laws/rules/which-packs.ts';
import { checkLaws } from '../../domains/scheduling/rules/conflicts/conflict-laws.ts';
import { checkPerson } from '../../domains/scheduling/rules/conflicts/conflicts.ts';
import { addDays, startOfWeek } from '../../domains/scheduling/rules/hours/time.ts';
import { aPerson, aScope, aShift } from '../../domains/scheduling/rules/shift.fixture.ts';
import { PACKS_FOLDER } from './check.ts';

const EXAMPLES = PACKS.flatMap((pack) => {
  const written: unknown = JSON.parse(readFileSync(join(PACKS_FOLDER, pack.code, 'examples.json'), 'utf8'));
  return packExamples.parse(written).work.map((one) => [pack.code, one.says, pack, one] as const);
});

test.each(EXAMPLES)('%s: %s', (code, _says, pack, one) => {
  const week = startOfWeek(one.shifts[0]?.date ?? '2026-11-16');
  const setting = {
    is_on: true,
    industry: null,
    counts: [],
    school_terms: one.school === false ? [{ from: '2000-01-01', until: '2000-01-02' }] : [],
    pins: [{ pack: code, holds: true, reason: 'An example' }],
  };
  const place = { country: null, regions: [], city: null, postcode: null };
  const laws = lawsBetween([pack], place, setting, { from: week, to: addDays(week, 6) });
  const shifts = one.shifts.map(({ break: pause, ...shift }) =>
    aShift({ ...shift, unpaid_break_minutes: pause ?? 0 }, 'UTC'),
  );
  const person = aPerson(one.age !== undefined && one.age < 18 ? { age: one.age } : {});
  const found = checkPerson(person, shifts, aScope({ week, zone: 'UTC', laws, further: [checkLaws] }));
  const broken = found.filter(({ rule }) => rule.startsWith('law_')).map(({ key }) => key.split(':')[2]?.split('+')[0]);
  expect([...new Set(broken)].toSorted()).toEqual(one.breaks.map((id) => `${code}.${id}`).toSorted());
});
