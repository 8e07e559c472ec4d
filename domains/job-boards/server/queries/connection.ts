import { openSealedBefore } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from './tables.ts';

/** The sealed tokens of connections. */
export const TOKENS = sealedColumn({
  table: 'job_boards.connection',
  key: ['brand_id', 'board'],
  column: 'sealed_tokens',
  isBytes: true,
  owner: () => 'job-boards',
  openOld: openSealedBefore,
});

type ConnectionTable = Tables['job_boards.connection'];
export type ConnectionRow = Selectable<ConnectionTable>;
/** A connection with the name of its brand. */
export type NamedConnectionRow = ConnectionRow & { readonly brand_name: string };
/** Identifies a connection. */
export type ConnectionKey = Pick<ConnectionRow, 'brand_id' | 'board'>;

/** Finds the nearest connection of a brand at each board: its own or an ancestor's. */
export function findConnections(tx: Tx, brandId: string, boards: readonly string[]): Promise<NamedConnectionRow[]> {
  if (boards.length === 0) return Promise.resolve([]);
  return tx.execute<NamedConnectionRow>(sql`
    select distinct on (connection.board) connection.*, above.name as brand_name
    from core.brand_view brand
    join job_boards.connection connection on connection.brand_id = any (brand.ancestor_ids)
    join core.brand_view above on above.id = connection.brand_id
    where brand.id = ${brandId} and connection.board = any (${[...boards]}::text[])
    order by connection.board, cardinality(above.ancestor_ids) desc`);
}

export function findConnection(tx: Tx, { brand_id, board }: ConnectionKey): Promise<ConnectionRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('job_boards.connection')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('board', '=', board)
    .executeTakeFirst();
}

/** Lists the keys of all working connections. */
export function listConnections(tx: Tx): Promise<ConnectionKey[]> {
  return tx
    .tables<Tables>()
    .selectFrom('job_boards.connection')
    .select(['brand_id', 'board'])
    .where('lost_at', 'is', null)
    .execute();
}

/** Stores a connection, replacing the old one but keeping its import position. */
export async function putConnection(tx: Tx, row: Insertable<ConnectionTable>): Promise<void> {
  const { brand_id: _brand, board: _board, ...rest } = row;
  await tx
    .tables<Tables>()
    .insertInto('job_boards.connection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand_id', 'board']).doUpdateSet({ ...rest, lost_at: null }))
    .execute();
}

export async function updateConnection(
  tx: Tx,
  { brand_id, board }: ConnectionKey,
  change: Updateable<ConnectionTable>,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('job_boards.connection')
    .set(change)
    .where('brand_id', '=', brand_id)
    .where('board', '=', board)
    .execute();
}

export async function deleteConnection(tx: Tx, { brand_id, board }: ConnectionKey): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('job_boards.connection')
    .where('brand_id', '=', brand_id)
    .where('board', '=', board)
    .execute();
}
