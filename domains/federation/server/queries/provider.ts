import type { Tx } from '@hearth/platform/database';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { ExternalBrandTable, ProviderTable, Tables } from './tables.ts';

export type ProviderRow = Selectable<ProviderTable>;

/** The provider of a code, or undefined; one that is switched on, unless said otherwise. */
export function findProviderByCode(
  tx: Tx,
  code: string,
  { alsoOff = false }: { readonly alsoOff?: boolean } = {},
): Promise<ProviderRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.provider')
    .selectAll()
    .where('code', '=', code)
    .$if(!alsoOff, (query) => query.where('is_enabled', '=', true))
    .executeTakeFirst();
}

/**
 * The enabled provider that speaks for a mail domain or one above it, proven by its group; the nearest wins. The one that is tried
 * out counts as if it were switched on.
 */
export async function findProviderOfDomain(
  tx: Tx,
  domain: string,
  tried: string | null = null,
): Promise<ProviderRow | undefined> {
  const [row] = await tx.execute<ProviderRow>(sql`
    select p.* from federation.mail_domain m join federation.provider p on p.group_id = m.group_id and m.domain = any (p.email_domains)
     where m.verified_at is not null and (p.is_enabled or p.id = ${tried}::uuid) and (${domain} = m.domain or right(${domain}, length(m.domain) + 1) = '.' || m.domain)
     order by length(m.domain) desc, p.id limit 1`);
  return row;
}

export function findProvidersOfGroup(tx: Tx, groupId: string): Promise<ProviderRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.provider')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The provider, of a group that the scope shows. */
export async function getProvider(tx: Tx, groupId: string, id: string): Promise<ProviderRow> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('federation.provider')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw failure(NOT_FOUND);
  return row;
}

export function insertProvider(tx: Tx, row: Insertable<ProviderTable>): Promise<ProviderRow> {
  return tx.tables<Tables>().insertInto('federation.provider').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateProvider(tx: Tx, id: string, change: Updateable<ProviderTable>): Promise<ProviderRow> {
  return tx
    .tables<Tables>()
    .updateTable('federation.provider')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteProvider(tx: Tx, id: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('federation.provider').where('id', '=', id).execute();
}

/** Codes of a provider in their order, from after the cursor's on; the search finds parts of codes. */
export function findExternalBrands(
  tx: Tx,
  { group_id: groupId, id }: Pick<ProviderRow, 'group_id' | 'id'>,
  { search = '', after = '', limit }: { readonly search?: string; readonly after?: string; readonly limit: number },
): Promise<Selectable<ExternalBrandTable>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.external_brand')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('provider_id', '=', id)
    .where('external_code', '>', after)
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(lower(external_code), lower(${search})) > 0`))
    .orderBy('external_code')
    .limit(limit)
    .execute();
}

/** Says what one code means, instead of whatever it meant. */
export async function putExternalBrand(tx: Tx, row: Selectable<ExternalBrandTable>): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('federation.external_brand')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'provider_id', 'external_code']).doUpdateSet({ brand_id: row.brand_id }),
    )
    .execute();
}

export async function deleteExternalBrand(
  tx: Tx,
  { group_id: groupId, id }: Pick<ProviderRow, 'group_id' | 'id'>,
  code: string,
): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('federation.external_brand')
    .where('group_id', '=', groupId)
    .where('provider_id', '=', id)
    .where('external_code', '=', code)
    .execute();
}

/** Finds the brands that a provider's codes map to; unmapped codes are left out. */
export function findBrandsOfCodes(
  tx: Tx,
  providerId: string,
  codes: readonly string[],
): Promise<Selectable<ExternalBrandTable>[]> {
  if (codes.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('federation.external_brand')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('external_code', 'in', [...codes])
    .execute();
}

/**
 * Replaces all code mappings of a provider; the database refuses a brand of another group. A brand outside the group
 * is refused by the database.
 */
export async function replaceExternalBrands(
  tx: Tx,
  { group_id: groupId, id }: Pick<ProviderRow, 'group_id' | 'id'>,
  lines: readonly { readonly external_code: string; readonly brand_id: string }[],
): Promise<void> {
  await tx.tables<Tables>().deleteFrom('federation.external_brand').where('provider_id', '=', id).execute();
  if (lines.length === 0) return;
  await tx.execute(sql`
    insert into federation.external_brand (group_id, provider_id, external_code, brand_id)
    select ${groupId}::uuid, ${id}::uuid, l.external_code, l.brand_id
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(external_code text, brand_id uuid)`);
}
