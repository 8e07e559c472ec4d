import { sql } from 'kysely';
import { SYSTEM } from '../database.ts';
import type { Database, Tx } from '../database.ts';
import type { Log } from '../log.ts';
import { sealingKeyName, SealKeyMissing } from './keyring.ts';
import type { SealedColumn } from './sealed-column.ts';

const AT_ONCE = 500;

interface UnsealedValue {
  readonly place: string;
  readonly key: string;
  readonly value: Uint8Array;
}

async function openWaiting(tx: Tx<'system'>, column: SealedColumn, { key, value }: UnsealedValue): Promise<string> {
  const text = Buffer.from(value).toString('utf8');
  const name = sealingKeyName(text);
  if (name !== null && tx.keys.has(name)) return column.open(tx, key, text);
  const old = await column.openOld?.(tx, column.ownerOf(key), value);
  if (old != null) return old;
  if (name !== null) throw new SealKeyMissing(`What lies in ${column.table}`, name);
  return text;
}

/** Seals the first rows of a column that the key of today did not seal. Rows that another node is at are waited for. */
async function sealSome(tx: Tx<'system'>, column: SealedColumn): Promise<number> {
  const value = sql.ref(column.column);
  const key = sql`concat_ws(' ', ${sql.join(column.key.map((name) => sql.ref(name)))})`;
  const text = column.isBytes ? sql`encode(${value}, 'escape')` : value;
  const rows = await tx.execute<UnsealedValue>(sql`
    select ctid::text as place, ${key} as key, ${column.isBytes ? value : sql`convert_to(${value}, 'UTF8')`} as value from ${sql.table(column.table)}
    where ${value} is not null and not starts_with(${text}, ${`${tx.keys.current}.`}) order by key limit ${AT_ONCE} for update`);
  for (const row of rows) {
    const sealed = column.seal(tx, row.key, await openWaiting(tx, column, row));
    await tx.execute(sql`
      update ${sql.table(column.table)} set ${value} = ${column.isBytes ? Buffer.from(sealed) : sealed} where ctid = ${row.place}::tid`);
  }
  return rows.length;
}

/**
 * Seals what lies plain in sealed columns or under a key of before with the key of today, so that the key of before can go. Done
 * at each start, on any node, before anything is served. Throws SealKeyMissing when something was sealed with an unknown key.
 */
export async function sealStored(database: Database, columns: readonly SealedColumn[], log: Log): Promise<void> {
  for (const column of columns) {
    let count = 0;
    for (let some = AT_ONCE; some === AT_ONCE; count += some)
      some = await database.run(SYSTEM, (tx) => sealSome(tx, column));
    if (count > 0) log.info({ table: column.table, column: column.column, count }, 'secrets were sealed');
  }
}
