import type { Permission } from '@hearth/kit/permissions';
import type { Conditions } from './conditions.ts';
import { nodeOf } from './grant.ts';
import type { Grant, Place } from './grant.ts';
import type { LocationSpans, Span } from './location-spans.ts';
import { sizeOf } from './location-spans.ts';
import { permissionsAt } from './policy.ts';
import type { Rights } from './rights.ts';
import { compareWays } from './ways.ts';
import type { Difference } from './ways.ts';

/** One person with all their grants of a group as they are, and as they would be. */
export interface Planned {
  readonly userId: string;
  readonly before: readonly Grant[];
  readonly after: readonly Grant[];
}

/** What becomes of a permission somewhere: held from now on, for more records, for fewer, or no longer. */
export type Effect = 'GAINED' | 'WIDENED' | 'NARROWED' | 'LOST';
export const EFFECTS = ['GAINED', 'WIDENED', 'NARROWED', 'LOST'] as const satisfies readonly Effect[];

/** One permission of one person that changes in one way: at which brands (and below, as far as no other grant decides there), and at how many locations. */
export interface PersonEffect {
  readonly permission: Permission;
  readonly effect: Effect;
  readonly brandIds: readonly string[];
  readonly locations: number;
}

/** The same for everybody together: the locations are counted once, however many people see them. */
export interface TotalEffect {
  readonly permission: Permission;
  readonly effect: Effect;
  readonly people: number;
  readonly locations: number;
}

/** What a plan does. People for whom nothing changes are left out. */
export interface Preview {
  readonly totals: readonly TotalEffect[];
  readonly people: readonly { readonly userId: string; readonly effects: readonly PersonEffect[] }[];
}

/**
 * Who gains and loses what, and where, by the rules that decide every call: what somebody may do can change only at the brands
 * where their grants stand, so those are asked before and after, and each answer counts for the locations down to the next one.
 */
export function previewOf(
  plans: readonly Planned[],
  changing: ReadonlySet<Permission>,
  spans: LocationSpans,
  now: number,
): Preview {
  const compare = remembered(compareWays);
  const relevant = only(changing);
  const totals = new Map<string, Total>();
  const people = plans.flatMap(({ userId, before, after }) => {
    const effects = effectsOf(before.flatMap(relevant), after.flatMap(relevant), spans, now, compare);
    for (const one of effects.values()) {
      const key = `${one.permission} ${one.effect}`;
      const total = totals.get(key) ?? { ...one, people: 0, covered: new Coverage(spans.count) };
      totals.set(key, total);
      total.people += 1;
      for (const region of one.regions) total.covered.add(region);
    }
    return effects.size === 0 ? [] : [{ userId, effects: [...effects.values()].map(asPersonEffect).sort(byName) }];
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
      .sort(byName),
  };
}

interface Found {
  readonly permission: Permission;
  readonly effect: Effect;
  readonly brandIds: string[];
  readonly regions: (readonly Span[])[];
}

interface Total extends Pick<Found, 'permission' | 'effect'> {
  people: number;
  readonly covered: Coverage;
}

type Compare = (before: readonly Conditions[], after: readonly Conditions[]) => Difference;

function effectsOf(
  before: readonly Grant[],
  after: readonly Grant[],
  spans: LocationSpans,
  now: number,
  compare: Compare,
): ReadonlyMap<string, Found> {
  const places = new Map<string, Place>([...before, ...after].map((grant) => [nodeOf(grant), grant]));
  const nextBelow = Map.groupBy(places.keys(), (node) => nextAbove(places, node));
  // By brand, so that somebody with a grant at each of many locations is not asked of all of them at each.
  const [held, planned] = [Map.groupBy(before, nodeOf), Map.groupBy(after, nodeOf)];
  const found = new Map<string, Found>();
  for (const [node, place] of places) {
    const [was, is] = [waysAt(held, place, now), waysAt(planned, place, now)];
    let region: readonly Span[] | undefined;
    for (const permission of new Set([...was.keys(), ...is.keys()])) {
      const [old, next] = [was.get(permission) ?? [], is.get(permission) ?? []];
      for (const effect of effectsBetween(old, next, compare)) {
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

function effectsBetween(old: readonly Conditions[], next: readonly Conditions[], compare: Compare): readonly Effect[] {
  const { more, less } = compare(old, next);
  return [
    ...(more ? [old.length === 0 ? ('GAINED' as const) : ('WIDENED' as const)] : []),
    ...(less ? [next.length === 0 ? ('LOST' as const) : ('NARROWED' as const)] : []),
  ];
}

/** Of some brands the one next above one of them; undefined at the top. */
function nextAbove(places: ReadonlyMap<string, Place>, node: string): string | undefined {
  return places.get(node)?.path.findLast((step) => step !== node && places.has(step));
}

type ByNode = ReadonlyMap<string, readonly Grant[]>;

function waysAt(byNode: ByNode, place: Place, now: number): ReadonlyMap<Permission, readonly Conditions[]> {
  const ways = new Map<Permission, Conditions[]>();
  const grants = place.path.flatMap((step) => byNode.get(step) ?? []);
  for (const { name, conditions } of permissionsAt(grants, place, now)) {
    const list = ways.get(name);
    if (list === undefined) ways.set(name, [conditions]);
    else list.push(conditions);
  }
  return ways;
}

/** A grant with the permissions alone that may change; of one that gives none of them nothing is left. */
function only(changing: ReadonlySet<Permission>): (grant: Grant) => readonly Grant[] {
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

function remembered(compare: Compare): Compare {
  const answers = new Map<string, Difference>();
  return (before, after) => {
    const key = JSON.stringify([before, after]);
    const known = answers.get(key) ?? compare(before, after);
    answers.set(key, known);
    return known;
  };
}

function asPersonEffect({ permission, effect, brandIds, regions }: Found): PersonEffect {
  return { permission, effect, brandIds, locations: regions.reduce((sum, region) => sum + sizeOf(region), 0) };
}

function byName(a: Pick<Found, 'permission' | 'effect'>, b: Pick<Found, 'permission' | 'effect'>): number {
  if (a.permission !== b.permission) return a.permission < b.permission ? -1 : 1;
  return EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect);
}

/** Which locations were counted; the same region again costs nothing. */
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
