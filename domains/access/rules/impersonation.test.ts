import { describe, expect, test } from 'vitest';
import type { Permission } from '@hearth/kit/permissions';
import { limitToActor, checkImpersonation, grantRank } from './impersonation.ts';
import type { RankedGrant } from './impersonation.ts';
import { unlimitedRights } from './rights.ts';
import { ROLES } from './roles.ts';
import type { RoleCode } from './roles.ts';

const NOW = 1_000;
const place = (...path: string[]) => ({ groupId: path[0] ?? '', path });
function held(
  as: RoleCode | readonly Permission[],
  path: readonly string[],
  more: Partial<RankedGrant> = {},
): RankedGrant {
  return {
    id: path.join('/'),
    groupId: path[0] ?? '',
    path,
    role: typeof as === 'string' ? as : null,
    rights: typeof as === 'string' ? ROLES[as].rights : unlimitedRights(as),
    validFrom: 0,
    validUntil: null,
    ...more,
  };
}
const ask = (
  actorGrants: readonly RankedGrant[],
  subjectGrants: readonly RankedGrant[],
  subjectPlaces: readonly ReturnType<typeof place>[] = [],
) => checkImpersonation({ actorId: 'a', subjectId: 's', actorGrants, subjectGrants, subjectPlaces, now: NOW });
const yes = (isSupport: boolean) => ({ allowed: true, isSupport });
const no = (why: string) => ({ allowed: false, why });
const works = [place('r', 'x')];

describe('who may act for whom', () => {
  test.each([
    ['support for an employee', () => ask([held('SUPPORT', ['r'])], [], works), yes(true)],
    ['a group manager for an employee', () => ask([held('GROUP_MANAGER', ['r'])], [], works), yes(false)],
    ['an owner for support', () => ask([held('ENTERPRISE_OWNER', ['r'])], [held('SUPPORT', ['r'])]), yes(false)],
    ['support for a group manager', () => ask([held('SUPPORT', ['r'])], [held('GROUP_MANAGER', ['r'])]), yes(true)],
    ['support for an owner', () => ask([held('SUPPORT', ['r'])], [held('ENTERPRISE_OWNER', ['r'])]), no('RANK')],
    ['support for support', () => ask([held('SUPPORT', ['r'])], [held('SUPPORT', ['r', 'x'])]), no('RANK')],
    [
      'a group manager for an equal',
      () => ask([held('GROUP_MANAGER', ['r'])], [held('GROUP_MANAGER', ['r', 'x'])]),
      no('RANK'),
    ],
    ['a location manager for anybody', () => ask([held('LOCATION_MANAGER', ['r'])], [], works), no('STRANGER')],
    ['nobody for anybody', () => ask([], [], works), no('STRANGER')],
    ['anybody for somebody with no place', () => ask([held('SUPPORT', ['r'])], [], []), no('STRANGER')],
    ['support of another group', () => ask([held('SUPPORT', ['q'])], [], works), no('STRANGER')],
    [
      'support of a part, for somebody above it',
      () => ask([held('SUPPORT', ['r', 'x'])], [held('RECRUITER', ['r'])]),
      no('STRANGER'),
    ],
    [
      'support for somebody who also works elsewhere',
      () => ask([held('SUPPORT', ['r'])], [], [...works, place('q', 'y')]),
      no('ELSEWHERE'),
    ],
    [
      'support of a part, for somebody who also has a right beside it',
      () => ask([held('SUPPORT', ['r', 'x'])], [held('RECRUITER', ['r', 'y'])], works),
      no('ELSEWHERE'),
    ],
    [
      'somebody whose right is over',
      () => ask([held('SUPPORT', ['r'], { validUntil: NOW })], [], works),
      no('STRANGER'),
    ],
    [
      'somebody whose right is to come',
      () => ask([held('SUPPORT', ['r'], { validFrom: NOW + 1 })], [], works),
      no('STRANGER'),
    ],
    [
      'support for somebody who will be an owner',
      () => ask([held('SUPPORT', ['r'])], [held('ENTERPRISE_OWNER', ['r'], { validFrom: NOW + 1 })]),
      no('RANK'),
    ],
    [
      'support for somebody who was an owner',
      () => ask([held('SUPPORT', ['r'])], [held('ENTERPRISE_OWNER', ['r'], { validUntil: NOW })], works),
      yes(true),
    ],
    [
      'support here and manager there, for somebody at both',
      () => ask([held('SUPPORT', ['r', 'x']), held('GROUP_MANAGER', ['r', 'y'])], [], [...works, place('r', 'y')]),
      yes(false),
    ],
    [
      'a low right here and a high one there, for somebody in between at both',
      () =>
        ask(
          [held('GROUP_MANAGER', ['r', 'x']), held('ENTERPRISE_OWNER', ['r', 'y'])],
          [held('GROUP_MANAGER', ['r', 'x']), held('RECRUITER', ['r', 'y'])],
        ),
      no('RANK'),
    ],
    [
      'somebody with a high right beside a low one',
      () => ask([held('GROUP_MANAGER', ['r']), held('ENTERPRISE_OWNER', ['r'])], [held('GROUP_MANAGER', ['r'])]),
      yes(false),
    ],
    [
      'support that also manages the place',
      () => ask([held('GROUP_MANAGER', ['r']), held('SUPPORT', ['r'])], [], works),
      yes(true),
    ],
    [
      'support for somebody who is an owner for a while',
      () => ask([held('SUPPORT', ['r'])], [held('ENTERPRISE_OWNER', ['r'], { validUntil: NOW + 1 })]),
      no('RANK'),
    ],
  ])('%s', (_who, answer, expected) => {
    expect(answer()).toEqual(expected);
  });

  test('nobody acts for themselves', () => {
    const grants = [held('ENTERPRISE_OWNER', ['r'])];
    const question = { actorId: 'a', subjectId: 'a', actorGrants: grants, subjectGrants: [], subjectPlaces: works };
    expect(checkImpersonation({ ...question, now: NOW })).toEqual(no('SELF'));
  });
});

test.each([
  [['VIEW_TEAM'], 'LOCATION_MANAGER'],
  [['MANAGE_ACCESS', 'VIEW_TEAM'], 'GROUP_MANAGER'],
  [['IMPERSONATE', 'MANAGE_ACCESS'], 'SUPPORT'],
] as const)('a set of %s stands as high as %s', (permissions, role) => {
  expect(grantRank(held([...permissions], ['r']))).toBe(grantRank(held(role, ['r'])));
});

test('no permission, no rank; a role of another version of Hearth counts by what it permits', () => {
  expect(grantRank(held([], ['r']))).toBe(0);
  expect(grantRank({ role: 'toString', rights: unlimitedRights(['VIEW_TEAM']) })).toBe(2);
});

describe('what is left of a person’s rights while somebody acts for them', () => {
  const actor = [held('SUPPORT', ['r', 'x'])];

  test('nothing beside or above the places where that somebody may act', () => {
    const grants = [held('RECRUITER', ['r', 'x', '1']), held('RECRUITER', ['r']), held('RECRUITER', ['r', 'y'])];
    expect(limitToActor(grants, actor, NOW).map(({ path }) => path)).toEqual([['r', 'x', '1']]);
    expect(limitToActor(grants, [held('LOCATION_MANAGER', ['r'])], NOW)).toEqual([]);
    expect(limitToActor(grants, [held('SUPPORT', ['r'], { validUntil: NOW })], NOW)).toEqual([]);
  });

  test('never pay, messages, rights, or acting for others', () => {
    const [left] = limitToActor([held('ENTERPRISE_OWNER', ['r', 'x'])], actor, NOW);
    const lost = [...ROLES.ENTERPRISE_OWNER.rights.keys()].filter((name) => left?.rights.has(name) !== true);
    expect(lost.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'IMPERSONATE',
      'MANAGE_ACCESS',
      'SEND_MESSAGES',
      'VIEW_IDENTITY',
      'VIEW_IMMIGRATION',
      'VIEW_MEDICAL',
      'VIEW_MESSAGES',
      'VIEW_PAY',
    ]);
  });
});
