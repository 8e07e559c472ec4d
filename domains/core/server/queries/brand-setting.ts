import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Identifies a setting; `part` tells several of one name apart, for example one per service. */
export interface SettingKey {
  readonly groupId: string;
  readonly brandId: string;
  readonly name: string;
  readonly part: string;
}

/** A setting of one brand on the path. */
export interface BrandSetting {
  readonly brand_id: string;
  readonly brand_name: string;
  readonly value: unknown;
  readonly version: number;
  readonly locked: boolean;
}

/** Finds the settings on the paths of these brands, root first; brands outside the scope are left out. */
export async function findSettings(
  tx: Tx,
  placeIds: readonly string[],
  { name, part }: Pick<SettingKey, 'name' | 'part'>,
): Promise<ReadonlyMap<string, readonly BrandSetting[]>> {
  const rows = await tx.execute<{ place_id: string } & (BrandSetting | { brand_id: null })>(sql`
    select place.id as place_id, said.brand_id, above.name as brand_name, said.value, said.version, said.locked
      from core.brand place
      left join (core.brand_setting said join core.brand above on above.id = said.brand_id)
        on said.group_id = place.group_id and said.brand_id = any (place.ancestor_ids)
       and said.name = ${name} and said.service = ${part}
     where place.id = any (${[...placeIds]}::uuid[])
     order by place.id, array_position(place.ancestor_ids, said.brand_id)`);
  const set = Map.groupBy(rows, (row) => row.place_id);
  return new Map([...set].map(([id, path]) => [id, path.filter((row) => row.brand_id !== null)]));
}

/** Sets what holds at a brand, if its writer had read the version of now (0 where there is none), and says the new version; undefined if not. */
export async function writeSetting(
  tx: Tx,
  key: SettingKey,
  wanted: { readonly value: object; readonly locked: boolean; readonly at: Date; readonly by: string },
  read: number | 'ANY',
): Promise<number | undefined> {
  const value = json(wanted.value);
  const [row] = await tx.execute<{ version: number }>(sql`
    insert into core.brand_setting as known (group_id, brand_id, name, service, value, version, locked, updated_at, updated_by)
    select ${key.groupId}, ${key.brandId}, ${key.name}, ${key.part}, ${value}::jsonb, 1, ${wanted.locked}::boolean, ${wanted.at}::timestamptz, ${wanted.by}::uuid
     where ${read === 'ANY' || read === 0}::boolean or exists (
       select from core.brand_setting where group_id = ${key.groupId} and brand_id = ${key.brandId} and name = ${key.name} and service = ${key.part})
    on conflict (group_id, brand_id, name, service) do update
      set value = excluded.value, locked = excluded.locked, version = known.version + 1,
          updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where ${read === 'ANY'}::boolean or known.version = ${read === 'ANY' ? 0 : read}::integer
    returning version`);
  return row?.version;
}

/** Takes back what a brand has set, if its version is still the one that was read. */
export async function deleteSetting(tx: Tx, key: SettingKey, read: number): Promise<boolean> {
  const gone = await tx
    .tables<Tables>()
    .deleteFrom('core.brand_setting')
    .where('group_id', '=', key.groupId)
    .where('brand_id', '=', key.brandId)
    .where('name', '=', key.name)
    .where('service', '=', key.part)
    .where('version', '=', read)
    .returning('version')
    .execute();
  return gone.length > 0;
}
