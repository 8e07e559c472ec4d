import { findBrandPlaces, getBrandPath } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import { grantsThatShow } from '../rules/audience.ts';
import type { Question } from '../rules/decision.ts';
import { isPersona } from '../rules/persona.ts';
import { findGrantsAt, findPersonasOfGroup } from './queries/grant.ts';
import { asGrant } from './snapshot.ts';
import type { HeldGrant } from './snapshot.ts';

/** Who sees what stands at a brand, and by which grants. */
export interface Audience {
  /** The ids of the brand and of those above it. */
  readonly path: readonly string[];
  readonly people: readonly { readonly userId: string; readonly ways: readonly HeldGrant[] }[];
}

/** Reads who sees what stands at a brand, with a number of statements that does not depend on how many they are. */
export async function audienceAt(
  db: Tx,
  { groupId, brandId, code }: { groupId: string; brandId: string; code: string | null },
  question: Question,
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
      return place === undefined ? [] : [asGrant(row, place, persona)];
    });
    const ways = grantsThatShow(grants, standing, question, now.getTime());
    return ways.length === 0 ? [] : [{ userId, ways }];
  });
  return { path, people };
}
