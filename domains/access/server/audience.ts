import { findBrandPlaces, getBrandPath } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import { grantsThatShow } from '../rules/audience.ts';
import type { AccessQuestion } from '../rules/decision.ts';
import { isPersona } from '../rules/persona.ts';
import { findGrantsAt, findPersonasOfGroup } from './queries/grant.ts';
import { toHeldGrant } from './snapshot.ts';
import type { HeldGrant } from './snapshot.ts';

/** The people who can see a record at a brand, and the grants that let them. */
export interface Audience {
  /** The ids of the brand and of those above it. */
  readonly path: readonly string[];
  readonly people: readonly { readonly userId: string; readonly ways: readonly HeldGrant[] }[];
}

/** Finds who can see a record at a brand, in a fixed number of statements. */
export async function findAudience(
  db: Tx,
  { groupId, brandId, code }: { groupId: string; brandId: string; code: string | null },
  question: AccessQuestion,
  now: Date,
): Promise<Audience> {
  const path = (await getBrandPath(db, brandId)).map((brand) => brand.id);
  const rows = await findGrantsAt(db, groupId, path, {});
  const personas = await findPersonasOfGroup(db, groupId);
  const places = new Map((await findBrandPlaces(db, path)).map((place) => [place.id, place]));
  const standing = { place: { groupId, path }, code };
  const people = [...Map.groupBy(rows, (row) => row.user_id)].flatMap(([userId, own]) => {
    const name = personas.get(userId);
    const persona = name !== undefined && isPersona(name) ? name : null;
    const grants = own.flatMap((row) => {
      const place = places.get(row.brand_id);
      return place === undefined ? [] : [toHeldGrant(row, place, persona)];
    });
    const ways = grantsThatShow(grants, standing, question, now.getTime());
    return ways.length === 0 ? [] : [{ userId, ways }];
  });
  return { path, people };
}
