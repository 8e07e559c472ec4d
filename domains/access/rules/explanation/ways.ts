import { restrictedTypes } from '../conditions.ts';
import type { Conditions } from '../conditions.ts';

/** The change of what a permission shows at one place: more of some records, fewer of others. */
export interface WaysDifference {
  readonly more: boolean;
  readonly less: boolean;
}

const SAME: WaysDifference = { more: false, less: false };
/** Stands for every code that no way names. */
const ANY_OTHER = '';

/**
 * Compares two lists of ways to a permission, each way enough by itself. It asks of every kind of record that the ways tell
 * apart whether it is let through before and after, so that the answer is exact whatever the conditions.
 */
export function compareWays(before: readonly Conditions[], after: readonly Conditions[]): WaysDifference {
  if (before.length === 0 || after.length === 0) return { more: after.length > 0, less: before.length > 0 };
  const ways = [...before, ...after];
  const types = [...new Set(ways.flatMap(restrictedTypes))];
  if (types.length === 0) return SAME;
  let kinds: readonly ReadonlyMap<string, string>[] = [new Map()];
  for (const type of types) {
    const codes = new Set([ANY_OTHER, ...ways.flatMap((way) => way[type] ?? [])]);
    kinds = kinds.flatMap((kind) => [...codes].map((code) => new Map(kind).set(type, code)));
  }
  let [more, less] = [false, false];
  for (const kind of kinds) {
    const [was, is] = [before, after].map((list) => list.some((way) => permits(way, kind)));
    if (is === true && was !== true) more = true;
    if (was === true && is !== true) less = true;
  }
  return { more, less };
}

function permits(way: Conditions, kind: ReadonlyMap<string, string>): boolean {
  return restrictedTypes(way).every((type) => way[type]?.includes(kind.get(type) ?? ANY_OTHER));
}
