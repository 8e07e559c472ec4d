import { findBrandPlaces } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import { findAccessChange } from '../rules/move-effect.ts';
import type { AccessChange } from '../rules/move-effect.ts';
import { isPersona } from '../rules/persona.ts';
import { findGrantsAt, findPersonasOfGroup } from './queries/grant.ts';
import { toHeldGrant } from './snapshot.ts';

/** Whose access to a brand changes when it stands on another path; both run from the root to the brand itself. */
export async function findAccessChanges(
  tx: Tx,
  groupId: string,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
  now: Date,
): Promise<readonly { readonly userId: string; readonly change: AccessChange }[]> {
  const brandIds = [...new Set([...before, ...after])];
  const rows = await findGrantsAt(tx, groupId, brandIds, {});
  const personas = await findPersonasOfGroup(tx, groupId);
  const places = new Map((await findBrandPlaces(tx, brandIds)).map((place) => [place.id, place]));
  return [...Map.groupBy(rows, (row) => row.user_id)].flatMap(([userId, own]) => {
    const name = personas.get(userId);
    const persona = name !== undefined && isPersona(name) ? name : null;
    const grants = own.flatMap((row) => {
      const place = places.get(row.brand_id);
      return place === undefined ? [] : [toHeldGrant(row, place, persona)];
    });
    const change = findAccessChange(grants, { groupId, path: before }, { groupId, path: after }, now.getTime());
    return change === null ? [] : [{ userId, change }];
  });
}
