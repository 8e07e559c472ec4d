import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERMISSIONS, type Permission } from '@hearth/kit/permissions';
import { parseConditions, type Conditions } from './conditions.ts';
import { commonParts, decide, holdsAtOrBelow, permittedParts, REFUSED, type AccessQuestion } from './decision.ts';
import type { Grant, BrandPath } from './grant.ts';
import { narrowRights, unlimitedRights, withoutPermissions } from './rights.ts';
import { isHeldAnyhow, findPermissionsAt } from './policy.ts';

const NOW = 1_000;
const NAMES = Object.keys(PERMISSIONS) as Permission[];

/** Two tenants, r and s, each a tree of depth three: r, r/a, r/a/x, … */
const PATHS = [['r'], ['r', 'a'], ['r', 'a', 'x'], ['r', 'a', 'y'], ['r', 'b'], ['r', 'b', 'z']];
const placeOf = (path: readonly string[]): BrandPath => ({ groupId: path[0] ?? '', path });
const foreign = (path: readonly string[]) => path.map((step) => step.toUpperCase());

interface More extends Partial<Grant> {
  readonly conditions?: Conditions;
}
const grantAt = (
  path: readonly string[],
  permissions: Permission[],
  { conditions = {}, ...more }: More = {},
): Grant => ({
  id: `${path.join('/')}:${permissions.join()}`,
  groupId: path[0] ?? '',
  path,
  rights: narrowRights(unlimitedRights(permissions), conditions),
  validFrom: 0,
  validUntil: null,
  ...more,
});

const anyCodes = fc.uniqueArray(fc.constantFrom('kitchen', 'bar', 'floor'), { minLength: 1, maxLength: 3 });
const anyConditions: fc.Arbitrary<Conditions> = fc
  .record({ position: fc.option(anyCodes), board: fc.option(anyCodes) })
  .map(({ position, board }) =>
    parseConditions([
      { type: 'POSITION_CATEGORY', codes: position ?? [] },
      { type: 'JOB_BOARD', codes: board ?? [] },
    ]),
  );
const anyPath = fc.constantFrom(...PATHS);
const anyGrant: fc.Arbitrary<Grant> = fc
  .record({
    path: anyPath,
    permissions: fc.uniqueArray(fc.constantFrom<Permission>('VIEW_JOBS', 'VIEW_SCHEDULE', 'VIEW_SALES'), {
      maxLength: 3,
    }),
    conditions: anyConditions,
    validFrom: fc.constantFrom(0, NOW, NOW + 1),
    validUntil: fc.constantFrom(null, NOW, NOW + 1),
    id: fc.uuid(),
  })
  .map(({ path, permissions, ...rest }) => grantAt(path, permissions, rest));
const anyQuestion: fc.Arbitrary<AccessQuestion> = fc.record({
  permission: fc.constantFrom<Permission>('VIEW_JOBS', 'VIEW_SCHEDULE', 'VIEW_SALES'),
  honours: fc.constantFrom('POSITION_CATEGORY', 'JOB_BOARD', undefined),
});
const anyCase = [fc.array(anyGrant, { maxLength: 6 }), anyPath.map(placeOf), anyQuestion] as const;

describe('a decision', () => {
  test('gives a permission at the brand of the grant and everywhere below it', () => {
    const grants = [grantAt(['r', 'a'], ['VIEW_SCHEDULE'])];
    const seen = PATHS.filter((path) => decide(grants, placeOf(path), { permission: 'VIEW_SCHEDULE' }, NOW).allowed);
    expect(seen).toEqual([
      ['r', 'a'],
      ['r', 'a', 'x'],
      ['r', 'a', 'y'],
    ]);
  });

  test('incident 28 (CWE-276): refuses everything without a grant', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...NAMES), (path, permission) => {
        expect(decide([], placeOf(path), { permission }, NOW)).toEqual(REFUSED);
      }),
    );
  });

  test('of several grants is their union: adding one never takes a right or a code away', () => {
    fc.assert(
      fc.property(...anyCase, anyGrant, (grants, place, question, one) => {
        const before = decide(grants, place, question, NOW);
        const after = decide([...grants, one], place, question, NOW);
        if (!before.allowed) return;
        expect(after.allowed).toBe(true);
        if (!after.allowed || after.codes === null) return;
        expect(before.codes).not.toBeNull();
        expect(after.codes).toEqual(expect.arrayContaining([...(before.codes ?? [])]));
      }),
    );
  });

  test('never turns to yes when a permission is taken out of a grant', () => {
    fc.assert(
      fc.property(...anyCase, fc.nat(5), (grants, place, question, index) => {
        const fewer = grants.map((grant, at) =>
          at === index
            ? {
                ...grant,
                rights: withoutPermissions(grant.rights, new Set(question.permission && [question.permission])),
              }
            : grant,
        );
        if (decide(fewer, place, question, NOW).allowed)
          expect(decide(grants, place, question, NOW).allowed).toBe(true);
      }),
    );
  });

  test('never changes through grants in another tenant, even with the same path', () => {
    fc.assert(
      fc.property(...anyCase, fc.array(anyGrant, { maxLength: 4 }), (grants, place, question, others) => {
        const elsewhere = others.flatMap((grant) => [
          { ...grant, groupId: 'S', path: foreign(grant.path) },
          { ...grant, groupId: 'S' },
        ]);
        expect(decide([...grants, ...elsewhere], place, question, NOW)).toEqual(decide(grants, place, question, NOW));
        expect(permittedParts([...grants, ...elsewhere], place, question, NOW)).toEqual(
          permittedParts(grants, place, question, NOW),
        );
        expect(holdsAtOrBelow([...grants, ...elsewhere], place, question, NOW)).toBe(
          holdsAtOrBelow(grants, place, question, NOW),
        );
      }),
    );
  });

  test('does not depend on the order of the grants', () => {
    fc.assert(
      fc.property(...anyCase, (grants, place, question) => {
        const there = decide(grants, place, question, NOW);
        const back = decide([...grants].reverse(), place, question, NOW);
        expect(back.allowed).toBe(there.allowed);
        if (there.allowed && back.allowed) expect(back.codes?.toSorted()).toEqual(there.codes?.toSorted());
      }),
    );
  });

  test('holds below wherever it holds above', () => {
    fc.assert(
      fc.property(fc.array(anyGrant, { maxLength: 6 }), anyPath, anyQuestion, (grants, path, question) => {
        const above = decide(grants, placeOf(path.slice(0, -1).length === 0 ? path : path.slice(0, -1)), question, NOW);
        if (above.allowed) expect(decide(grants, placeOf(path), question, NOW).allowed).toBe(true);
      }),
    );
  });
});

describe('a condition', () => {
  const cooks = parseConditions([{ type: 'POSITION_CATEGORY', codes: ['kitchen'] }]);

  test('leaves exactly its codes to one who filters by it', () => {
    const grants = [grantAt(['r'], ['VIEW_SCHEDULE'], { conditions: cooks })];
    const decision = decide(
      grants,
      placeOf(['r', 'a']),
      { permission: 'VIEW_SCHEDULE', honours: 'POSITION_CATEGORY' },
      NOW,
    );
    expect(decision).toMatchObject({ allowed: true, codes: ['kitchen'] });
  });

  test('refuses one who does not filter by it, who would see too much', () => {
    const grants = [grantAt(['r'], ['VIEW_SCHEDULE'], { conditions: cooks })];
    expect(decide(grants, placeOf(['r']), { permission: 'VIEW_SCHEDULE' }, NOW)).toEqual(REFUSED);
    expect(decide(grants, placeOf(['r']), { permission: 'VIEW_SCHEDULE', honours: 'JOB_BOARD' }, NOW)).toEqual(REFUSED);
  });

  test('says nothing about permissions whose records have no such code', () => {
    const grants = [grantAt(['r'], ['VIEW_BRAND'], { conditions: cooks })];
    expect(decide(grants, placeOf(['r']), { permission: 'VIEW_BRAND' }, NOW)).toMatchObject({
      allowed: true,
      codes: null,
    });
  });

  test('without codes is no restriction', () => {
    expect(parseConditions([{ type: 'POSITION_CATEGORY', codes: [] }])).toEqual({});
  });

  test('of one grant does not narrow another', () => {
    const grants = [grantAt(['r'], ['VIEW_SCHEDULE'], { conditions: cooks }), grantAt(['r', 'a'], ['VIEW_SCHEDULE'])];
    const question: AccessQuestion = { permission: 'VIEW_SCHEDULE', honours: 'POSITION_CATEGORY' };
    expect(decide(grants, placeOf(['r', 'a']), question, NOW)).toMatchObject({ codes: null });
    expect(decide(grants, placeOf(['r', 'b']), question, NOW)).toMatchObject({ codes: ['kitchen'] });
  });
});

describe('a grant for a time', () => {
  const cover = [grantAt(['r'], ['VIEW_SCHEDULE'], { validFrom: 10, validUntil: 20 })];
  test.each([
    [9, false],
    [10, true],
    [19, true],
    [20, false],
  ])('at %i holds: %s', (now, holds) => {
    expect(decide(cover, placeOf(['r', 'a']), { permission: 'VIEW_SCHEDULE' }, now).allowed).toBe(holds);
  });
});

describe('the parts of a tree', () => {
  const question: AccessQuestion = { permission: 'VIEW_SCHEDULE' };

  test('are the brand itself where the permission holds there', () => {
    expect(permittedParts([grantAt(['r'], ['VIEW_SCHEDULE'])], placeOf(['r', 'a']), question, NOW)).toEqual([
      { brandId: 'a', path: ['r', 'a'], codes: null },
    ]);
  });

  test('are the topmost nodes below it otherwise, each once', () => {
    const grants = [
      grantAt(['r', 'a'], ['VIEW_SCHEDULE']),
      grantAt(['r', 'a', 'x'], ['VIEW_SCHEDULE']),
      grantAt(['r', 'b', 'z'], ['VIEW_SCHEDULE']),
      grantAt(['r', 'b'], ['VIEW_JOBS']),
    ];
    expect(permittedParts(grants, placeOf(['r']), question, NOW).map(({ brandId }) => brandId)).toEqual(['a', 'z']);
  });

  test('are exactly as wide as the single decisions', () => {
    fc.assert(
      fc.property(fc.array(anyGrant, { maxLength: 6 }), anyPath, anyQuestion, (grants, root, asked) => {
        const parts = permittedParts(grants, placeOf(root), asked, NOW);
        for (const path of PATHS.filter((one) => root.every((step, index) => one[index] === step))) {
          const covered = parts.some(({ brandId }) => path.includes(brandId));
          expect(decide(grants, placeOf(path), asked, NOW).allowed).toBe(covered);
        }
        expect(parts.length > 0).toBe(holdsAtOrBelow(grants, placeOf(root), asked, NOW));
      }),
    );
  });
});

describe('parts that one filter fits', () => {
  test('never let more through than each part alone, and are none only of none', () => {
    fc.assert(
      fc.property(fc.array(anyGrant, { maxLength: 6 }), anyQuestion, (grants, asked) => {
        const parts = permittedParts(grants, placeOf(['r']), asked, NOW);
        const common = commonParts(parts);
        expect(common === undefined).toBe(parts.length === 0);
        for (const part of common?.parts ?? []) {
          if (part.codes !== null) expect(part.codes).toEqual(expect.arrayContaining([...(common?.codes ?? ['*'])]));
        }
      }),
    );
  });

  test('are the unrestricted ones where there are some', () => {
    const parts = [
      { brandId: 'a', path: ['r', 'a'], codes: ['bar'] as const },
      { brandId: 'b', path: ['r', 'b'], codes: null },
    ];
    expect(commonParts(parts)).toEqual({ parts: [parts[1]], codes: null });
  });
});

describe('any right at all', () => {
  test('is every valid grant with a permission, narrowed or not', () => {
    const kitchen = parseConditions([{ type: 'POSITION_CATEGORY', codes: ['kitchen'] }]);
    const held = (one: Grant) => decide([one], placeOf(['r', 'a']), {}, NOW).allowed;
    expect(held(grantAt(['r'], ['VIEW_JOBS'], { conditions: kitchen }))).toBe(true);
    expect(held(grantAt(['r'], []))).toBe(false);
    expect(held(grantAt(['r'], ['VIEW_JOBS'], { validUntil: NOW }))).toBe(false);
    expect(held(grantAt(['r', 'b'], ['VIEW_JOBS']))).toBe(false);
  });
});

describe('a door shown on a page', () => {
  test('asks for the permission at the brand, above it or below it, narrowed or not', () => {
    const kitchen = parseConditions([{ type: 'POSITION_CATEGORY', codes: ['kitchen'] }]);
    const grants = [grantAt(['r', 'a'], ['VIEW_SCHEDULE'], { conditions: kitchen })];
    const shown = PATHS.filter((path) => isHeldAnyhow(grants, placeOf(path), 'VIEW_SCHEDULE', NOW));
    expect(shown).toEqual([['r'], ['r', 'a'], ['r', 'a', 'x'], ['r', 'a', 'y']]);
    expect(isHeldAnyhow(grants, placeOf(['r']), 'VIEW_JOBS', NOW)).toBe(false);
  });
});

describe('the permissions at a brand', () => {
  test('are those that a decision would allow to one who filters by everything', () => {
    fc.assert(
      fc.property(fc.array(anyGrant, { maxLength: 6 }), anyPath, (grants, path) => {
        const held = findPermissionsAt(grants, placeOf(path), NOW);
        for (const permission of NAMES) {
          const unlimited = decide(grants, placeOf(path), { permission }, NOW).allowed;
          const ways = held.filter(({ name }) => name === permission);
          expect(ways.some(({ conditions }) => Object.keys(conditions).length === 0)).toBe(unlimited);
          if (unlimited) expect(ways).toHaveLength(1);
        }
      }),
    );
  });

  test('put the codes of two grants with the same condition together', () => {
    const grants = ['kitchen', 'bar'].map((code) =>
      grantAt(['r'], ['VIEW_JOBS'], { conditions: parseConditions([{ type: 'POSITION_CATEGORY', codes: [code] }]) }),
    );
    expect(findPermissionsAt(grants, placeOf(['r']), NOW)).toEqual([
      { name: 'VIEW_JOBS', conditions: { POSITION_CATEGORY: ['kitchen', 'bar'] } },
    ]);
  });

  test('keep two kinds of condition apart, because each alone is a way in', () => {
    const grants = [
      grantAt(['r'], ['VIEW_JOBS'], { conditions: parseConditions([{ type: 'POSITION_CATEGORY', codes: ['bar'] }]) }),
      grantAt(['r'], ['VIEW_JOBS'], { conditions: parseConditions([{ type: 'JOB_BOARD', codes: ['indoor'] }]) }),
    ];
    expect(findPermissionsAt(grants, placeOf(['r']), NOW)).toHaveLength(2);
  });

  test('are an empty list where there is no grant', () => {
    expect(findPermissionsAt([], placeOf(['r']), NOW)).toEqual([]);
  });
});
