import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Permission } from '@hearth/kit/permissions';
import { parseConditions } from './conditions.ts';
import type { Conditions } from './conditions.ts';
import { decide } from './decision.ts';
import { checkOffer, checkRoleChange, type RightOffer } from './elevation.ts';
import type { Grant } from './grant.ts';
import { isPersona, applyPersona } from './persona.ts';
import { narrowRights, unlimitedRights } from './rights.ts';
import { ROLES, ROLE_CODES } from './roles.ts';

const NOW = 1_000;
const root = { groupId: 'r', path: ['r'] };
const area = { groupId: 'r', path: ['r', 'a'] };
const sister = { groupId: 'r', path: ['r', 'b'] };

interface More {
  readonly conditions?: Conditions;
}
const grant = (
  path: string[],
  permissions: Iterable<Permission>,
  { conditions = {}, ...more }: Partial<Grant> & More = {},
): Grant => ({
  id: path.join('/'),
  groupId: path[0] ?? '',
  path,
  rights: narrowRights(unlimitedRights(permissions), conditions),
  validFrom: 0,
  validUntil: null,
  ...more,
});
const offer = (
  permissions: Iterable<Permission>,
  { conditions = {}, ...more }: Partial<RightOffer> & More = {},
): RightOffer => ({
  rights: narrowRights(unlimitedRights(permissions), conditions),
  validUntil: null,
  ...more,
});
const cooks = parseConditions([{ type: 'POSITION_CATEGORY', codes: ['kitchen'] }]);

describe('a person can give', () => {
  const manager = [grant(['r', 'a'], ['MANAGE_ACCESS', 'VIEW_SCHEDULE'])];

  test('what they hold, at their node and below it, and nowhere else', () => {
    expect(checkOffer(manager, area, offer(['VIEW_SCHEDULE']), NOW)).toEqual({ allowed: true });
    expect(checkOffer(manager, { groupId: 'r', path: ['r', 'a', 'x'] }, offer(['VIEW_SCHEDULE']), NOW).allowed).toBe(
      true,
    );
    expect(checkOffer(manager, root, offer(['VIEW_SCHEDULE']), NOW).allowed).toBe(false);
    expect(checkOffer(manager, sister, offer(['VIEW_SCHEDULE']), NOW).allowed).toBe(false);
  });

  test('nothing that they do not hold themselves', () => {
    expect(checkOffer(manager, area, offer(['VIEW_SCHEDULE', 'VIEW_PAY']), NOW)).toEqual({
      allowed: false,
      missing: ['VIEW_PAY'],
    });
  });

  test('nothing at all without the right to manage access', () => {
    const scheduler = [grant(['r'], ['VIEW_SCHEDULE'])];
    expect(checkOffer(scheduler, root, offer(['VIEW_SCHEDULE']), NOW)).toEqual({
      allowed: false,
      missing: ['MANAGE_ACCESS'],
    });
  });

  test('no wider codes than their own', () => {
    const narrow = [grant(['r'], ['MANAGE_ACCESS', 'VIEW_SCHEDULE'], { conditions: cooks })];
    const wider = parseConditions([{ type: 'POSITION_CATEGORY', codes: ['kitchen', 'bar'] }]);
    expect(checkOffer(narrow, root, offer(['VIEW_SCHEDULE'], { conditions: cooks }), NOW).allowed).toBe(true);
    expect(checkOffer(narrow, root, offer(['VIEW_SCHEDULE'], { conditions: wider }), NOW).allowed).toBe(false);
    expect(checkOffer(narrow, root, offer(['VIEW_SCHEDULE']), NOW).allowed).toBe(false);
  });

  test('no longer than their own right lasts', () => {
    const cover = [grant(['r'], ['MANAGE_ACCESS', 'VIEW_SCHEDULE'], { validUntil: NOW + 10 })];
    expect(checkOffer(cover, root, offer(['VIEW_SCHEDULE'], { validUntil: NOW + 10 }), NOW).allowed).toBe(true);
    expect(checkOffer(cover, root, offer(['VIEW_SCHEDULE'], { validUntil: NOW + 11 }), NOW).allowed).toBe(false);
    expect(checkOffer(cover, root, offer(['VIEW_SCHEDULE']), NOW).allowed).toBe(false);
  });

  test('nothing from a right that is over', () => {
    const past = [grant(['r'], ['MANAGE_ACCESS']), grant(['r'], ['VIEW_SCHEDULE'], { validUntil: NOW })];
    const brief = offer(['VIEW_SCHEDULE'], { validUntil: NOW });
    expect(checkOffer(past, root, brief, NOW).allowed).toBe(false);
    expect(checkOffer(past, root, brief, NOW - 1).allowed).toBe(true);
  });

  test('nobody anything that widens what the giver can do', () => {
    const paths = [['r'], ['r', 'a'], ['r', 'a', 'x'], ['r', 'b']];
    const names: Permission[] = ['MANAGE_ACCESS', 'VIEW_SCHEDULE', 'VIEW_JOBS'];
    const some = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
    const conditions = fc.constantFrom({}, cooks, parseConditions([{ type: 'JOB_BOARD', codes: ['indoor'] }]));
    const own = fc.record({ path: fc.constantFrom(...paths), names: some, conditions });
    fc.assert(
      fc.property(fc.array(own, { maxLength: 4 }), own, (held, wish) => {
        const grants = held.map((one) => grant(one.path, one.names, { conditions: one.conditions }));
        const wished = grant(wish.path, wish.names, { conditions: wish.conditions });
        const place = { groupId: 'r', path: wish.path };
        if (!checkOffer(grants, place, wished, NOW).allowed) return;
        for (const path of paths) {
          for (const permission of names) {
            for (const honours of ['POSITION_CATEGORY', 'JOB_BOARD', undefined] as const) {
              const at = { groupId: 'r', path };
              const before = decide(grants, at, { permission, honours }, NOW);
              const after = decide([...grants, wished], at, { permission, honours }, NOW);
              expect(after.allowed).toBe(before.allowed);
              if (after.allowed && before.allowed) expect(after.codes).toEqual(before.codes);
            }
          }
        }
      }),
    );
  });
});

describe('a role can be shaped', () => {
  const held = (path: string[], names: Iterable<Permission>, more: Partial<Grant> & More & { role?: string } = {}) => {
    const { role = null, ...rest } = more;
    return { ...grant(path, names, rest), role };
  };
  const scheduling = unlimitedRights(['VIEW_SCHEDULE']);
  const withPay = unlimitedRights(['VIEW_SCHEDULE', 'VIEW_PAY']);
  const manager = held(['r', 'a'], ['MANAGE_ACCESS', 'VIEW_SCHEDULE']);
  const shaped = (
    grants: readonly ReturnType<typeof held>[],
    before: Grant['rights'],
    after: Grant['rights'],
    places = [area],
  ) => checkRoleChange(grants, { roleId: 'own', places, before, after }, NOW);

  test('by somebody who could give all of it, before and after', () => {
    expect(shaped([manager], new Map(), scheduling)).toEqual({ allowed: true });
    expect(shaped([manager], scheduling, withPay)).toEqual({ allowed: false, missing: ['VIEW_PAY'] });
    expect(shaped([manager], withPay, scheduling)).toEqual({ allowed: false, missing: ['VIEW_PAY'] });
  });

  test('for no wider codes than their own', () => {
    const narrow = held(['r', 'a'], ['MANAGE_ACCESS', 'VIEW_SCHEDULE'], { conditions: cooks });
    expect(shaped([narrow], new Map(), narrowRights(scheduling, cooks)).allowed).toBe(true);
    expect(shaped([narrow], narrowRights(scheduling, cooks), scheduling).allowed).toBe(false);
  });

  test('by nobody whose right ends: a role gives without end', () => {
    expect(shaped([{ ...manager, validUntil: NOW + 10 }], new Map(), scheduling).allowed).toBe(false);
  });

  test('at every place where it is held, not only where it stands', () => {
    expect(shaped([manager], scheduling, scheduling, [area, sister])).toEqual({
      allowed: false,
      missing: ['MANAGE_ACCESS', 'VIEW_SCHEDULE'],
    });
  });

  test('by nobody who holds those rights only through the role itself', () => {
    const through = held(['r', 'a'], ['MANAGE_ACCESS', 'VIEW_SCHEDULE', 'VIEW_PAY'], { role: 'own' });
    expect(shaped([through], scheduling, scheduling).allowed).toBe(false);
    expect(shaped([through, manager], scheduling, withPay)).toEqual({ allowed: false, missing: ['VIEW_PAY'] });
    expect(shaped([through, manager], scheduling, scheduling).allowed).toBe(true);
  });
});

describe('the built-in roles', () => {
  test('an owner can give every role; who runs a location cannot give support, which acts for other people', () => {
    const owner = [grant(['r'], ROLES.ENTERPRISE_OWNER.rights.keys())];
    const givable = ROLE_CODES.filter((code) => checkOffer(owner, area, offer(ROLES[code].rights.keys()), NOW).allowed);
    expect(givable).toEqual(ROLE_CODES);
    const manager = [grant(['r'], ROLES.LOCATION_MANAGER.rights.keys())];
    expect(checkOffer(manager, area, offer(ROLES.SUPPORT.rights.keys()), NOW).allowed).toBe(false);
  });

  test('a scheduler sees no pay, no sales and no applications', () => {
    const { rights } = ROLES.SCHEDULER;
    expect(['VIEW_PAY', 'VIEW_SALES', 'VIEW_APPLICATIONS'].filter((name) => rights.has(name as Permission))).toEqual(
      [],
    );
  });
});

describe('the persona MANAGER_NO_SALES', () => {
  test('takes away the right to see sales and nothing else', () => {
    const { rights } = ROLES.LOCATION_MANAGER;
    const left = applyPersona('MANAGER_NO_SALES', rights);
    expect([...rights.keys()].filter((name) => !left.has(name))).toEqual(['VIEW_SALES']);
  });

  test('is one of a closed list; no persona leaves everything', () => {
    expect(isPersona('MANAGER_NO_SALES')).toBe(true);
    expect(isPersona('toString')).toBe(false);
    expect(applyPersona(null, ROLES.SCHEDULER.rights)).toBe(ROLES.SCHEDULER.rights);
  });
});
