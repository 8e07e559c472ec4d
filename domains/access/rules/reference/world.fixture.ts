import type { ConditionType, Permission } from '@hearth/kit/permissions';
import type { Conditions } from '../conditions.ts';
import type { Grant, BrandPath } from '../grant.ts';
import { CARRIES, CODES, TYPES, upward } from './reference-model.fixture.ts';
import type { Forest, ModelGrant, ModelRole } from './reference-model.fixture.ts';
import { narrowRights, unlimitedRights } from '../rights.ts';
import type { Rights } from '../rights.ts';

export const NOW = 1_000;
export const PERMISSIONS = Object.keys(CARRIES) as Permission[];

/** A repeatable stream of numbers from 0 to below `limit` (mulberry32). */
export function stream(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

export interface World {
  readonly forest: Forest;
  readonly brands: readonly string[];
  readonly model: readonly ModelGrant[];
  readonly grants: readonly Grant[];
  readonly place: (brand: string) => BrandPath;
}

/** Two tenants of up to nine brands each, and up to five grants of one person anywhere in them. */
export function makeWorld(pick: (limit: number) => number): World {
  const forest = new Map<string, string | null>();
  for (const tenant of ['r', 's']) {
    const own = [tenant];
    forest.set(tenant, null);
    for (let made = pick(9); made > 0; made -= 1) {
      const brand = `${tenant}${own.length}`;
      forest.set(brand, own[pick(own.length)] ?? tenant);
      own.push(brand);
    }
  }
  const brands = [...forest.keys()];
  const some = <T>(list: readonly T[]): T[] => list.filter(() => pick(2) === 0);
  const limits = (types: readonly ConditionType[]): Partial<Record<ConditionType, readonly string[]>> => {
    const only: Partial<Record<ConditionType, readonly string[]>> = {};
    for (const type of types) {
      const codes = some(CODES.slice(0, 2));
      if (pick(2) === 0 && codes.length > 0) only[type] = codes;
    }
    return only;
  };
  const model = Array.from({ length: pick(6) }, (_none, index): ModelGrant => {
    const permissions = some(PERMISSIONS);
    return {
      id: `g${index}`,
      brand: brands[pick(brands.length)] ?? 'r',
      gives: pick(2) === 0 ? permissions : makeRole(permissions, limits),
      conditions: limits(TYPES),
      from: [0, NOW, NOW + 1][pick(8) === 0 ? 2 : pick(2)] ?? 0,
      until: [null, NOW + 1, NOW][pick(8) === 0 ? 2 : pick(2)] ?? null,
    };
  });
  const place = (brand: string): BrandPath => ({ groupId: brand.charAt(0), path: upward(forest, brand).reverse() });
  return { forest, brands, model, place, grants: model.map((grant) => asGrant(grant, place(grant.brand))) };
}

type Limits = (types: readonly ConditionType[]) => Partial<Record<ConditionType, readonly string[]>>;

/** A role that limits permissions by what their records carry. */
export function makeRole(permissions: readonly Permission[], limits: Limits): ModelRole {
  return { lines: permissions.map((permission) => ({ permission, only: limits(CARRIES[permission] ?? []) })) };
}

/** The same grant as the rules have it. */
export function asGrant({ id, gives, conditions, from, until }: ModelGrant, place: BrandPath): Grant {
  const rights: Rights =
    'lines' in gives
      ? new Map(gives.lines.map((line) => [line.permission, line.only as Conditions]))
      : unlimitedRights(gives);
  return { ...place, id, rights: narrowRights(rights, conditions as Conditions), validFrom: from, validUntil: until };
}
