import { readSettings } from '@hearth/domains/core/service';
import type { Tx } from '@hearth/platform/database';
import type { HeldLaws, LawSetting } from '../contract/schemas.ts';
import { PACKS } from '../rules/all-packs.ts';
import { LAWS } from '../rules/settings.ts';
import type { LawPlace } from '../rules/which-packs.ts';
import { lawsBetween } from '../rules/which-packs.ts';
import type { PlaceRow } from './queries/place.ts';
import { findPlaces } from './queries/place.ts';

/** A place with what decides which laws hold there. */
export interface LawfulPlace {
  readonly id: string;
  readonly where: LawPlace;
  readonly setting: LawSetting;
  /** What its schedule is checked against on some days; nothing where it has not turned checks on. */
  lawsOn(days: { readonly from: string; readonly to: string }): HeldLaws;
}

export function toLawPlace(row: PlaceRow): LawPlace {
  const regions = [row.region, row.region_code].filter((name): name is string => name !== null);
  return { country: row.country, regions, city: row.city, postcode: row.postcode };
}

/** The same days are asked for by each shift of a week. */
function remember(find: LawfulPlace['lawsOn']): LawfulPlace['lawsOn'] {
  const found = new Map<string, HeldLaws>();
  return (days) => {
    const key = `${days.from} ${days.to}`;
    const known = found.get(key) ?? find(days);
    found.set(key, known);
    return known;
  };
}

/** Places with their laws, in a constant number of statements; unknown ids are left out. */
export async function findLawfulPlaces(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, LawfulPlace>> {
  const rows = await findPlaces(tx, ids);
  const found = rows.map(({ id }) => id);
  const settings = await readSettings(tx, found, LAWS);
  return new Map(
    rows.map((row) => {
      const where = toLawPlace(row);
      const setting = settings.get(row.id)?.value ?? LAWS.fallback;
      return [
        row.id,
        { id: row.id, where, setting, lawsOn: remember((days) => lawsBetween(PACKS, where, setting, days)) },
      ];
    }),
  );
}
