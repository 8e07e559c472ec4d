import { findBrandPlaces } from '@hearth/domains/core/service';
import type { Permission } from '@hearth/kit/permissions';
import type { Tx } from '@hearth/platform/database';
import { grantsThatShow } from '../../rules/audience.ts';
import { isPersona } from '../../rules/persona.ts';
import { findGrantsAt, findPersonasOfGroup } from '../queries/grant.ts';
import { toHeldGrant } from '../snapshot.ts';

/** Permissions that one person holds together; the first says how near to a brand they are. */
export type JointPermissions = readonly [Permission, ...Permission[]];

/** Somebody who holds permissions together at a brand. */
export interface JointHolder {
  readonly userId: string;
  /** How far down from the root the first permission is held: the nearest to the brand is the deepest. */
  readonly depth: number;
}

/**
 * Finds who holds permissions together without limits at some brands of a group, from there or above, with `of` for each question. In a
 * fixed number of statements, however many brands and questions there are.
 */
export async function readJointHolders(
  tx: Tx<'system'>,
  at: { readonly groupId: string; readonly brandIds: readonly string[] },
  now: Date,
): Promise<{ of(brandId: string, needed: JointPermissions): readonly JointHolder[] }> {
  const { groupId, brandIds } = at;
  const asked = await findBrandPlaces(tx, brandIds);
  const paths = new Map(asked.map(({ id, ancestorIds }) => [id, ancestorIds]));
  const nodes = [...new Set(asked.flatMap(({ ancestorIds }) => ancestorIds))];
  const places = new Map((await findBrandPlaces(tx, nodes)).map((place) => [place.id, place]));
  const personas = await findPersonasOfGroup(tx, groupId);
  const held = (await findGrantsAt(tx, groupId, nodes, {})).flatMap((row) => {
    const place = places.get(row.brand_id);
    const name = personas.get(row.user_id);
    const persona = name !== undefined && isPersona(name) ? name : null;
    return place === undefined ? [] : [{ userId: row.user_id, grant: toHeldGrant(row, place, persona) }];
  });
  const byNode = Map.groupBy(held, ({ grant }) => grant.brandId);
  return {
    of: (brandId, needed) => {
      const path = paths.get(brandId);
      if (path === undefined) return [];
      const standing = { place: { groupId, path }, code: null };
      const near = path.flatMap((node) => byNode.get(node) ?? []);
      return [...Map.groupBy(near, ({ userId }) => userId)].flatMap(([userId, own]) => {
        const grants = own.map(({ grant }) => grant);
        const ways = needed.map((permission) => grantsThatShow(grants, standing, { permission }, now.getTime()));
        if (ways.some((found) => found.length === 0)) return [];
        return [{ userId, depth: Math.max(...(ways[0] ?? []).map((grant) => grant.path.length)) }];
      });
    },
  };
}

/** Those of some holders who are nearest to the brand, without `except`: the head office where nobody at the location is. */
export function nearestOf(
  holders: readonly JointHolder[],
  except: string | null | readonly (string | null)[] = null,
): readonly string[] {
  const left = new Set<string | null>([except].flat());
  const others = holders.filter(({ userId }) => !left.has(userId));
  const nearest = Math.max(...others.map(({ depth }) => depth));
  return others.filter(({ depth }) => depth === nearest).map(({ userId }) => userId);
}
