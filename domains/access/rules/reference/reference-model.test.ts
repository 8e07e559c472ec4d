import type { ConditionType } from '@hearth/kit/permissions';
import { describe, expect, test } from 'vitest';
import { hasAll, hasAny, combineOverBrands } from '../combination.ts';
import { decide, holdsAtOrBelow, permittedParts } from '../decision.ts';
import { isHeldAnyhow, findPermissionsAt } from '../policy.ts';
import { CODES, downward, openCodes, RECORDS, sees, topmostOpen, TYPES } from './reference-model.fixture.ts';
import { makeWorld, NOW, PERMISSIONS, stream } from './world.fixture.ts';

const FILTERS: readonly (ConditionType | undefined)[] = [undefined, ...TYPES];

const CASES = 1_000_000;

describe('the rules of access agree with the slow and obvious ones', () => {
  test('on a million questions: what a list at a brand may show', { timeout: 240_000 }, () => {
    const pick = stream(20_261_122);
    const wrong: unknown[] = [];
    let asked = 0;
    let open = 0;
    while (asked < CASES && wrong.length === 0) {
      const { forest, brands, model, grants, place } = makeWorld(pick);
      for (const brand of brands) {
        for (const permission of PERMISSIONS) {
          const honours = FILTERS[pick(FILTERS.length)];
          const answer = decide(grants, place(brand), { permission, honours }, NOW);
          const expected = openCodes(forest, model, brand, permission, honours, NOW);
          const shown = !answer.allowed ? [] : (answer.codes ?? CODES);
          asked += 1;
          if (expected.size > 0) open += 1;
          const isWhole = !answer.allowed || (answer.codes === null) === expected.has('ANY_OTHER');
          const isSame = shown.length === expected.size && shown.every((code) => expected.has(code as never));
          if (!isSame || !isWhole) wrong.push({ brand, permission, honours, model, answer, expected: [...expected] });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(CASES);
    // Questions that are nearly always answered with no would prove little.
    expect(open / asked).toBeGreaterThan(0.1);
  });

  test('on where in a tree anything is shown, and on the policy that a browser is told', () => {
    const pick = stream(7);
    for (let round = 0; round < 5_000; round += 1) {
      const { forest, brands, model, grants, place } = makeWorld(pick);
      const brand = brands[pick(brands.length)] ?? 'r';
      const permission = PERMISSIONS[pick(PERMISSIONS.length)] ?? 'VIEW_JOBS';
      const honours = FILTERS[pick(FILTERS.length)];
      const isOpen = (at: string): boolean => openCodes(forest, model, at, permission, honours, NOW).size > 0;
      const question = { permission, honours };
      const told = JSON.stringify({ brand, permission, honours, model, forest: [...forest] });

      const parts = permittedParts(grants, place(brand), question, NOW).map((part) => part.brandId);
      expect(parts.toSorted(), told).toEqual(topmostOpen(forest, brand, isOpen).toSorted());
      expect(holdsAtOrBelow(grants, place(brand), question, NOW), told).toBe(downward(forest, brand).some(isOpen));

      const lines = findPermissionsAt(grants, place(brand), NOW);
      for (const record of RECORDS) {
        const byPolicy = lines.some(
          ({ name, conditions }) =>
            name === permission && TYPES.every((type) => conditions[type]?.includes(record[type]) ?? true),
        );
        expect(byPolicy, told).toBe(sees(forest, model, brand, permission, record, NOW));
      }
      expect(isHeldAnyhow(grants, place(brand), permission, NOW), told).toBe(
        downward(forest, brand).some((at) =>
          RECORDS.some((record) => sees(forest, model, at, permission, record, NOW)),
        ),
      );
    }
  });

  test('on ANY and ALL, over brands and over names: of nothing the answer is no', () => {
    for (const answers of [[], [true], [false], [true, false], [true, true], [false, false]]) {
      const count = answers.filter(Boolean).length;
      expect(combineOverBrands(answers, 'ANY')).toBe(count > 0);
      expect(combineOverBrands(answers, 'ALL')).toBe(answers.length > 0 && count === answers.length);
      expect(hasAny(answers, (answer) => answer)).toBe(count > 0);
      expect(hasAll(answers, (answer) => answer)).toBe(answers.length > 0 && count === answers.length);
    }
  });
});
