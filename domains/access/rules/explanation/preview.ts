import type { Permission } from '@hearth/kit/permissions';
import type { Conditions } from '../conditions.ts';
import { lastNode } from '../grant.ts';
import type { Grant, BrandPath } from '../grant.ts';
import type { LocationSpans, Span } from '../location-spans.ts';
import { countLocations } from '../location-spans.ts';
import { findPermissionsAt } from '../policy.ts';
import type { Rights } from '../rights.ts';
import { compareWays } from './ways.ts';
import type { WaysDifference } from './ways.ts';

/** A person with all their grants in a group, before and after. */
export interface PersonPlan {
  readonly userId: string;
  readonly before: readonly Grant[];
  readonly after: readonly Grant[];
}

/** The change of a permission: gained, for more records, for fewer, or lost. */
export type PermissionEffect = 'GAINED' | 'WIDENED' | 'NARROWED' | 'LOST';
export const EFFECTS = ['GAINED', 'WIDENED', 'NARROWED', 'LOST'] as const satisfies readonly PermissionEffect[];

/** A change of one permission of one person, with its brands and its number of locations. */
export interface PersonEffect {
  readonly permission: Permission;
  readonly effect: PermissionEffect;
  readonly brandIds: readonly string[];
  readonly locations: number;
}

/** The same change over all people; each location is counted once. */
export interface TotalEffect {
  readonly permission: Permission;
  readonly effect: PermissionEffect;
  readonly people: number;
  readonly locations: number;
}

/** The effects of a plan, without the people for whom nothing changes. People for whom nothing changes are left out. */
export interface AccessPreview {
  readonly totals: readonly TotalEffect[];
  readonly people: readonly { readonly userId: string; readonly effects: readonly PersonEffect[] }[];
}

/**
 * Who gains and loses what, and where, by the rules that decide every call: what somebody may do can change only at the brands
 * where their grants stand, so those are asked before and after, and each answer counts for the locations down to the next one.
 */
export function previewPlan(
  plans: readonly PersonPlan[],
  changing: ReadonlySet<Permission>,
  spans: LocationSpans,
  now: number,
): AccessPreview {
  const compare = memoizeCompare(compareWays);
  const relevant = restrictTo(changing);
  const totals = new Map<string, Total>();
  const people = plans.flatMap(({ userId, before, after }) => {
    const effects = findEffects(before.flatMap(relevant), after.flatMap(relevant), spans, now, compare);
    for (const one of effects.values()) {
      const key = `${one.permission} ${one.effect}`;
      const total = totals.get(key) ?? { ...one, people: 0, covered: new Coverage(spans.count) };
      totals.set(key, total);
      total.people += 1;
      for (const region of one.regions) total.covered.add(region);
    }
    return effects.size === 0
      ? []
      : [{ userId, effects: [...effects.values()].map(toPersonEffect).sort(compareByName) }];
  });
  return {
    people,
    totals: [...totals.values()]
      .map(({ permission, effect, people: count, covered }) => ({
        permission,
        effect,
        people: count,
        locations: covered.size,
      }))
      .sort(compareByName),
  };
}

interface FoundEffect {
  readonly permission: Permission;
  readonly effect: PermissionEffect;
  readonly brandIds: string[];
  readonly regions: (readonly Span[])[];
}

interface Total extends Pick<FoundEffect, 'permission' | 'effect'> {
  people: number;
  readonly covered: Coverage;
}

type Compare = (before: readonly Conditions[], after: readonly Conditions[]) => WaysDifference;

function findEffects(
  before: readonly Grant[],
  after: readonly Grant[],
  spans: LocationSpans,
  now: number,
  compare: Compare,
): ReadonlyMap<string, FoundEffect> {
  const places = new Map<string, BrandPath>([...before, ...after].map((grant) => [lastNode(grant), grant]));
  const nextBelow = Map.groupBy(places.keys(), (node) => nextAbove(places, node));
  // By brand, so that somebody with a grant at each of many locations is not asked of all of them at each.
  const [held, planned] = [Map.groupBy(before, lastNode), Map.groupBy(after, lastNode)];
  const found = new Map<string, FoundEffect>();
  for (const [node, place] of places) {
    const [was, is] = [findWaysAt(held, place, now), findWaysAt(planned, place, now)];
    let region: readonly Span[] | undefined;
    for (const permission of new Set([...was.keys(), ...is.keys()])) {
      const [old, next] = [was.get(permission) ?? [], is.get(permission) ?? []];
      for (const effect of diffWays(old, next, compare)) {
        region ??= spans.between(node, nextBelow.get(node) ?? []);
        const key = `${permission} ${effect}`;
        const one = found.get(key) ?? { permission, effect, brandIds: [], regions: [] };
        found.set(key, one);
        one.brandIds.push(node);
        one.regions.push(region);
      }
    }
  }
  return found;
}

function diffWays(
  old: readonly Conditions[],
  next: readonly Conditions[],
  compare: Compare,
): readonly PermissionEffect[] {
  const { more, less } = compare(old, next);
  return [
    ...(more ? [old.length === 0 ? ('GAINED' as const) : ('WIDENED' as const)] : []),
    ...(less ? [next.length === 0 ? ('LOST' as const) : ('NARROWED' as const)] : []),
  ];
}

/** Of some brands the one next above one of them; undefined at the top. */
function nextAbove(places: ReadonlyMap<string, BrandPath>, node: string): string | undefined {
  return places.get(node)?.path.findLast((step) => step !== node && places.has(step));
}

type ByNode = ReadonlyMap<string, readonly Grant[]>;

function findWaysAt(byNode: ByNode, place: BrandPath, now: number): ReadonlyMap<Permission, readonly Conditions[]> {
  const ways = new Map<Permission, Conditions[]>();
  const grants = place.path.flatMap((step) => byNode.get(step) ?? []);
  for (const { name, conditions } of findPermissionsAt(grants, place, now)) {
    const list = ways.get(name);
    if (list === undefined) ways.set(name, [conditions]);
    else list.push(conditions);
  }
  return ways;
}

/** Restricts a grant to the permissions that may change; drops it if none is left. */
function restrictTo(changing: ReadonlySet<Permission>): (grant: Grant) => readonly Grant[] {
  const known = new Map<Rights, Rights>();
  return (grant) => {
    let rights = known.get(grant.rights);
    if (rights === undefined) {
      rights = new Map([...grant.rights].filter(([permission]) => changing.has(permission)));
      known.set(grant.rights, rights);
    }
    return rights.size === 0 ? [] : [{ ...grant, rights }];
  };
}

function memoizeCompare(compare: Compare): Compare {
  const answers = new Map<string, WaysDifference>();
  return (before, after) => {
    const key = JSON.stringify([before, after]);
    const known = answers.get(key) ?? compare(before, after);
    answers.set(key, known);
    return known;
  };
}

function toPersonEffect({ permission, effect, brandIds, regions }: FoundEffect): PersonEffect {
  return { permission, effect, brandIds, locations: regions.reduce((sum, region) => sum + countLocations(region), 0) };
}

function compareByName(
  a: Pick<FoundEffect, 'permission' | 'effect'>,
  b: Pick<FoundEffect, 'permission' | 'effect'>,
): number {
  if (a.permission !== b.permission) return a.permission < b.permission ? -1 : 1;
  return EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect);
}

/** Counts locations; a repeated region costs nothing. */
class Coverage {
  readonly #marks: Uint8Array;
  readonly #seen = new Set<string>();
  size = 0;

  constructor(count: number) {
    this.#marks = new Uint8Array(count);
  }

  add(region: readonly Span[]): void {
    for (const { from, to } of region) {
      const key = `${from}-${to}`;
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      for (let at = from; at < to; at += 1) {
        if (this.#marks[at] === 1) continue;
        this.#marks[at] = 1;
        this.size += 1;
      }
    }
  }
}
