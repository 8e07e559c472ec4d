import type { Tx } from '@hearth/platform/database';
import { LOAD_BATCH } from '../rules/limits.ts';
import { LOCATIONS_LOADED } from '../contract/events.ts';
import type { ChangeContext } from './hand.ts';
import type { Ownership } from './queries/tables.ts';
import {
  findLoadNodes,
  findNumbersElsewhere,
  insertMissingCountries,
  insertMissingRegions,
  upsertLocations,
} from './queries/load.ts';
import type { LoadNode, LoadRoot, PlacedLocation } from './queries/load.ts';

/** A location of an external list, identified by `number`. */
export interface LocationRow {
  readonly number: string;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly region_code: string | null;
  readonly region_name: string | null;
  /** ISO 3166, two letters. */
  readonly country_code: string;
  readonly country_name: string | null;
  readonly postcode: string | null;
  readonly phone: string | null;
  readonly time_zone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Null leaves what is known; a new location takes the currency of its country. */
  readonly currency: string | null;
  /** Null leaves what is known. */
  readonly ownership: Ownership | null;
}

/** The number of created, updated and unchanged locations. */
export interface LoadResult {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
  /** Numbers of locations that stand elsewhere in the group: their rows were left out. */
  readonly elsewhere: ReadonlySet<string>;
}

/** Loads locations below a node of a group by their number, making the country and region nodes that are missing. */
export async function loadLocations(
  tx: Tx,
  hand: ChangeContext,
  root: LoadRoot,
  given: readonly LocationRow[],
): Promise<LoadResult> {
  if (new Set(given.map((row) => row.number)).size < given.length)
    throw new RangeError('Two rows of one load have the same number.');
  const elsewhere = await findNumbersElsewhere(
    tx,
    root,
    given.map((row) => row.number),
  );
  const rows = given.filter((row) => !elsewhere.has(row.number));
  let created = 0;
  let updated = 0;
  for (let start = 0; start < rows.length; start += LOAD_BATCH) {
    const batch = rows.slice(start, start + LOAD_BATCH);
    await insertMissingCountries(tx, root, batch);
    await insertMissingRegions(tx, root, batch);
    const loaded = await upsertLocations(tx, root, placeLocations(batch, await findLoadNodes(tx, root)), hand.now);
    created += loaded.created;
    updated += loaded.updated;
  }
  if (created + updated > 0) {
    const data = { brand_id: root.id, created, updated };
    await hand.emit(LOCATIONS_LOADED.of({ group_id: root.groupId, topics: [`brand:${root.id}`], data }));
  }
  return { created, updated, same: rows.length - created - updated, elsewhere };
}

function placeLocations(rows: readonly LocationRow[], nodes: readonly LoadNode[]): PlacedLocation[] {
  const countries = new Map(nodes.filter((node) => node.type === 'COUNTRY').map((node) => [node.country_code, node]));
  const regions = new Map(
    nodes.filter((node) => node.type === 'REGION').map((node) => [`${node.parent_id}|${node.region_code}`, node]),
  );
  return rows.map((row) => {
    const country = countries.get(row.country_code);
    if (country === undefined) throw new Error(`The country ${row.country_code} was not made.`);
    return { row, parent: regions.get(`${country.id}|${row.region_code}`) ?? country };
  });
}
