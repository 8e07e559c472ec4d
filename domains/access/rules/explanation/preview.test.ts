import type { Permission } from '@hearth/kit/permissions';
import { describe, expect, test } from 'vitest';
import type { Conditions } from '../conditions.ts';
import type { Grant } from '../grant.ts';
import { LocationSpans } from '../location-spans.ts';
import { previewPlan } from './preview.ts';
import type { PermissionEffect } from './preview.ts';
import { RECORDS, sees } from '../reference/reference-model.fixture.ts';
import type { Forest, ModelGrant } from '../reference/reference-model.fixture.ts';
import { unlimitedRights } from '../rights.ts';
import { compareWays } from './ways.ts';
import { asGrant, makeWorld, NOW, PERMISSIONS, stream } from '../reference/world.fixture.ts';

const TREE = [
  ['r', 'a', 'x'],
  ['r', 'a', 'y'],
  ['r', 'b', 'z'],
];
const spans = new LocationSpans(TREE);
const grant = (id: string, path: readonly string[], rights: Grant['rights']): Grant => ({
  id,
  groupId: 'r',
  path,
  rights,
  validFrom: 0,
  validUntil: null,
});
const pay = unlimitedRights(['VIEW_PAY']);
const payOf = (...codes: [string, ...string[]]): Grant['rights'] =>
  new Map([['VIEW_PAY', { POSITION_CATEGORY: codes }]]);
const shown = (before: readonly Grant[], after: readonly Grant[]) =>
  previewPlan([{ userId: 'ana', before, after }], new Set<Permission>(['VIEW_PAY']), spans, NOW).people[0]?.effects.map(
    ({ effect, brandIds, locations }) => [effect, brandIds, locations],
  );

describe('a preview', () => {
  test.each<[string, Grant[], Grant[], unknown]>([
    ['a new right is gained everywhere below', [], [grant('1', ['r'], pay)], [['GAINED', ['r'], 3]]],
    ['a right that goes is lost', [grant('1', ['r', 'a'], pay)], [], [['LOST', ['a'], 2]]],
    [
      'what is held already below is not gained again',
      [grant('1', ['r', 'a', 'x'], pay)],
      [grant('1', ['r', 'a', 'x'], pay), grant('2', ['r'], pay)],
      [['GAINED', ['r'], 2]],
    ],
    [
      'what is held from above as well is not lost',
      [grant('1', ['r'], pay), grant('2', ['r', 'a'], pay)],
      [grant('1', ['r'], pay)],
      undefined,
    ],
    [
      'a right for more departments is wider',
      [grant('1', ['r'], payOf('BAR'))],
      [grant('1', ['r'], payOf('BAR', 'KITCHEN'))],
      [['WIDENED', ['r'], 3]],
    ],
    [
      'a right for other departments is wider and narrower',
      [grant('1', ['r'], payOf('BAR'))],
      [grant('1', ['r'], payOf('KITCHEN'))],
      [
        ['WIDENED', ['r'], 3],
        ['NARROWED', ['r'], 3],
      ],
    ],
    ['without any change there is nothing to say', [grant('1', ['r'], pay)], [grant('1', ['r'], pay)], undefined],
  ])('%s', (_what, before, after, effects) => {
    expect(shown(before, after)).toEqual(effects);
  });

  test('counts a location once, however many people gain something there', () => {
    const plans = ['ana', 'ben'].map((userId) => ({ userId, before: [], after: [grant('1', ['r', 'a'], pay)] }));
    expect(previewPlan(plans, new Set<Permission>(['VIEW_PAY']), spans, NOW).totals).toEqual([
      { permission: 'VIEW_PAY', effect: 'GAINED', people: 2, locations: 2 },
    ]);
  });

  test('says nothing of permissions that the change does not touch', () => {
    const before = [grant('1', ['r'], unlimitedRights(['VIEW_TEAM']))];
    expect(shown(before, [])).toBeUndefined();
  });

  test('of somebody with a grant at each of 25,600 locations takes no longer than their number', () => {
    const paths = Array.from({ length: 25_600 }, (_none, index) => ['r', `a${index >> 8}`, `x${index}`]);
    const after = paths.map((path, index) => grant(String(index), path, pay));
    const all = previewPlan(
      [{ userId: 'ana', before: [], after }],
      new Set(['VIEW_PAY']),
      new LocationSpans(paths),
      NOW,
    );
    expect(all.totals).toEqual([{ permission: 'VIEW_PAY', effect: 'GAINED', people: 1, locations: 25_600 }]);
  });
});

describe('ways to a permission', () => {
  const at = (codes: [string, ...string[]], boards?: [string, ...string[]]): Conditions => ({
    POSITION_CATEGORY: codes,
    ...(boards === undefined ? {} : { JOB_BOARD: boards }),
  });
  test.each<[string, Conditions[], Conditions[], boolean, boolean]>([
    [
      'two ways that add up to one are the same as it',
      [at(['A'], ['1']), at(['A'], ['2'])],
      [at(['A'], ['1', '2'])],
      false,
      false,
    ],
    ['a way beside an unlimited one adds nothing', [{}], [{}, at(['A'])], false, false],
    ['a limit is less than none', [{}], [at(['A'])], false, true],
    ['the order of codes says nothing', [at(['A', 'B'])], [at(['B', 'A'])], false, false],
    ['no way is less than any', [at(['A'])], [], false, true],
  ])('%s', (_what, before, after, more, less) => {
    expect(compareWays(before, after)).toEqual({ more, less });
  });
});

describe('a preview agrees with the slow and obvious rules', () => {
  test('on who gains and loses what at how many locations, through 3,000 changes of roles and grants', () => {
    const pick = stream(11);
    const tally = new Map<PermissionEffect, number>();
    for (let round = 0; round < 3_000; round += 1) {
      const { forest, brands, model, place } = makeWorld(pick);
      const other = makeWorld(pick).model;
      // Some grants go, some come, and some have another role behind them.
      const next = model.flatMap((one, index) => {
        const chance = pick(4);
        if (chance === 0) return [];
        return chance === 1 ? [{ ...one, gives: other[index]?.gives ?? one.gives }] : [one];
      });
      const come = other.filter(({ brand }) => brands.includes(brand)).slice(0, 1);
      const later = [...next, ...come.map((one) => ({ ...one, id: `n${one.id}` }))];
      const leaves = brands.filter((brand) => ![...forest.values()].includes(brand));
      const paths = leaves.map((brand) => place(brand).path).toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
      const mine = (list: readonly ModelGrant[], person: number) =>
        list.filter(({ id }) => Number(id.at(-1)) % 2 === person);
      const plans = [0, 1].map((person) => ({
        userId: String(person),
        before: mine(model, person).map((one) => asGrant(one, place(one.brand))),
        after: mine(later, person).map((one) => asGrant(one, place(one.brand))),
      }));
      const preview = previewPlan(plans, new Set(PERMISSIONS), new LocationSpans(paths), NOW);

      const expected = new Map<string, { people: Set<number>; locations: Set<string>; each: Map<number, number> }>();
      for (const person of [0, 1]) {
        for (const brand of brands) {
          for (const permission of PERMISSIONS) {
            for (const effect of effectsAt(forest, brand, permission, mine(model, person), mine(later, person))) {
              const key = `${permission} ${effect}`;
              const one = expected.get(key) ?? { people: new Set(), locations: new Set(), each: new Map() };
              expected.set(key, one);
              one.people.add(person);
              const isLocation = leaves.includes(brand);
              if (isLocation) one.locations.add(brand);
              one.each.set(person, (one.each.get(person) ?? 0) + (isLocation ? 1 : 0));
              tally.set(effect, (tally.get(effect) ?? 0) + 1);
            }
          }
        }
      }
      const told = JSON.stringify({ model, later, forest: [...forest] });
      expect(
        new Map(preview.totals.map((one) => [`${one.permission} ${one.effect}`, [one.people, one.locations]])),
        told,
      ).toEqual(new Map([...expected].map(([key, one]) => [key, [one.people.size, one.locations.size]])));
      for (const { userId, effects } of preview.people)
        for (const { permission, effect, locations } of effects)
          expect(locations, told).toBe(expected.get(`${permission} ${effect}`)?.each.get(Number(userId)));
    }
    // Changes that are nearly never seen would prove little.
    for (const effect of ['GAINED', 'WIDENED', 'NARROWED', 'LOST'] as const)
      expect(tally.get(effect)).toBeGreaterThan(300);
  });
});

function effectsAt(
  forest: Forest,
  brand: string,
  permission: Permission,
  before: readonly ModelGrant[],
  after: readonly ModelGrant[],
): PermissionEffect[] {
  const seen = (grants: readonly ModelGrant[]) =>
    RECORDS.filter((record) => sees(forest, grants, brand, permission, record, NOW));
  const [was, is] = [seen(before), seen(after)];
  return [
    ...(is.some((one) => !was.includes(one)) ? [was.length === 0 ? ('GAINED' as const) : ('WIDENED' as const)] : []),
    ...(was.some((one) => !is.includes(one)) ? [is.length === 0 ? ('LOST' as const) : ('NARROWED' as const)] : []),
  ];
}
