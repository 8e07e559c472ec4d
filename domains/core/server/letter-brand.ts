import type { LetterBrand } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { House } from '../contract/schemas.ts';
import { facingBrand } from '../rules/facing-brand.ts';
import { LEGAL } from '../rules/settings.ts';
import { findWorn } from './queries/letter-brand.ts';
import { readSetting } from './settings.ts';
import type { WornRow } from './queries/letter-brand.ts';

type Means = Pick<Config, 'publicUrl'>;

/** Name, colour and picture of the brand that people outside deal with at each of these places, in one statement. */
export async function findLetterBrands(
  tx: Tx,
  config: Means,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, LetterBrand>> {
  if (placeIds.length === 0) return new Map();
  const rows = await inScope(tx, SYSTEM, (db) => findWorn(db, [...new Set(placeIds)]));
  return new Map(
    [...Map.groupBy(rows, (row) => row.place_id)].flatMap(([placeId, path]) => {
      const brand = asLetterBrand(config, path);
      return brand === undefined ? [] : [[placeId, brand]];
    }),
  );
}

/** The same of one place; undefined where nothing is known of it. */
export async function findLetterBrand(tx: Tx, config: Means, placeId: string): Promise<LetterBrand | undefined> {
  return (await findLetterBrands(tx, config, [placeId])).get(placeId);
}

/** The house of a place as its pages show it, whatever the scope: everybody may see it. */
export function findHouse(tx: Tx, placeId: string): Promise<House> {
  return inScope(tx, SYSTEM, async (system) => {
    const worn = wornBy(await findWorn(system, [placeId]));
    const links = await readSetting(system, placeId, LEGAL);
    return { ...links, name: worn?.name ?? '', logo: worn?.logo ?? null, accent_color: worn?.colour ?? null };
  });
}

function asLetterBrand({ publicUrl }: Means, path: readonly WornRow[]): LetterBrand | undefined {
  const worn = wornBy(path);
  return worn && { ...worn, logo: worn.logo === null ? null : new URL(worn.logo, publicUrl).href };
}

/** What the brand that faces people outside wears, on a path from the root down; its picture by its path. */
function wornBy(path: readonly WornRow[]): LetterBrand | undefined {
  const facing = facingBrand(path);
  if (facing === undefined) return undefined;
  // What is below it, such as a photo of a location's front, is not the brand's mark.
  const above = path.slice(0, path.indexOf(facing) + 1);
  const logo = above.findLast((brand) => brand.profile_image_id !== null);
  return {
    id: facing.id,
    name: facing.name,
    colour: above.findLast((brand) => brand.accent_color !== null)?.accent_color ?? null,
    logo: logo === undefined ? null : `/media/${logo.profile_image_path}/${logo.profile_image_id}/240_240.jpeg`,
  };
}
