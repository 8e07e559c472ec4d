import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BrandService } from '../../rules/services.ts';
import type { BrandRow } from './brand.ts';
import type { BrandSchemeTable, Tables } from './tables.ts';

/** Finds the services that each of these brands sets itself. */
export async function findServices(
  tx: Tx,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BrandService[]>> {
  if (brandIds.length === 0) return new Map();
  const rows = await tx
    .tables<Tables>()
    .selectFrom('core.brand_service')
    .select(['brand_id', 'code', 'type', 'sub_services'])
    .where('brand_id', 'in', [...brandIds])
    .orderBy('code')
    .execute();
  const byBrand = new Map<string, BrandService[]>();
  for (const row of rows) {
    const services = byBrand.get(row.brand_id) ?? [];
    services.push({ code: row.code, type: row.type, subServices: row.sub_services });
    byBrand.set(row.brand_id, services);
  }
  return byBrand;
}

/** Sets a brand's services; codes that are not named stay. */
export async function upsertServices(
  tx: Tx,
  brand: { readonly id: string; readonly groupId: string },
  services: readonly BrandService[],
): Promise<void> {
  if (services.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('core.brand_service')
    .values(
      services.map((service) => ({
        group_id: brand.groupId,
        brand_id: brand.id,
        code: service.code,
        type: service.type,
        sub_services: [...service.subServices],
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'brand_id', 'code']).doUpdateSet((row) => ({
        type: row.ref('excluded.type'),
        sub_services: row.ref('excluded.sub_services'),
      })),
    )
    .execute();
}

/** Takes back what a brand says of one service. */
export async function deleteService(
  tx: Tx,
  brand: { readonly id: string; readonly groupId: string },
  code: string,
): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('core.brand_service')
    .where('group_id', '=', brand.groupId)
    .where('brand_id', '=', brand.id)
    .where('code', '=', code)
    .execute();
}

/** The colours of the nearest brand that sets some, itself included. `path` runs from the root down. */
export async function findScheme(tx: Tx, path: readonly string[]): Promise<BrandSchemeTable | undefined> {
  const [row] = await tx.execute<BrandSchemeTable>(sql`
    select s.* from core.brand_scheme s where s.brand_id = any (${[...path]}::uuid[])
     order by array_position(${[...path]}::uuid[], s.brand_id) desc limit 1`);
  return row;
}

export async function upsertScheme(tx: Tx, scheme: BrandSchemeTable): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('core.brand_scheme')
    .values(scheme)
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'brand_id'])
        .doUpdateSet({ background_color: scheme.background_color, accent_color: scheme.accent_color }),
    )
    .execute();
}

export async function deleteScheme(tx: Tx, groupId: string, brandId: string): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('core.brand_scheme')
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId)
    .execute();
}

type Pictures = Pick<
  BrandRow,
  'profile_image_id' | 'profile_image_path' | 'rectangle_image_id' | 'rectangle_image_path'
>;

/** The pictures of the brands of a path, from the root down. */
export function findPictures(tx: Tx, path: readonly string[]): Promise<Pictures[]> {
  return tx.execute<Pictures>(sql`
    select profile_image_id, profile_image_path, rectangle_image_id, rectangle_image_path from core.brand
     where id = any (${[...path]}::uuid[]) order by array_position(${[...path]}::uuid[], id)`);
}

export function findCurrencies(tx: Tx): Promise<{ code: string; minor_digits: number }[]> {
  return tx.tables<Tables>().selectFrom('core.currency').selectAll().orderBy('code').execute();
}

export async function isCurrency(tx: Tx, code: string): Promise<boolean> {
  const rows = await tx.tables<Tables>().selectFrom('core.currency').select('code').where('code', '=', code).execute();
  return rows.length > 0;
}

/** Finds the currency of a country; undefined for an unknown one. */
export async function findCountryCurrency(tx: Tx, country: string): Promise<string | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('core.country')
    .select('currency')
    .where('code', '=', country)
    .executeTakeFirst();
  return row?.currency;
}
