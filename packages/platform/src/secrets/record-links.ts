import { sql } from 'kysely';
import { inScope, SYSTEM } from '../database.ts';
import type { Tx } from '../database.ts';
import { sealedColumn } from '../sealing/sealed-column.ts';
import type { SealedColumn } from '../sealing/sealed-column.ts';
import { isSignedWith, signText } from './signature.ts';
import { newToken } from './token.ts';

/** The record that a link opens. `endsAt` is until when, in links that say so. */
export interface LinkedRecord {
  readonly id: string;
  readonly endsAt?: Date;
}

/** Links whose holder is a record's person: each names the record and is signed with a key that this record alone has. */
export interface RecordLinks {
  /** The sealed keys, for the `sealed` of the module. */
  readonly key: SealedColumn;
  /** The link of a record; its key is made at the first. */
  make(tx: Tx, record: LinkedRecord): Promise<string>;
  /** The links of those records that have had one made before. */
  find(tx: Tx, records: readonly LinkedRecord[]): Promise<ReadonlyMap<string, string>>;
  /** The record that a link opens; null for one that was not made here, or has ended. */
  open(tx: Tx<'system'>, link: string, now: Date): Promise<string | null>;
}

const STAYING = /^(?<said>(?<of>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))\.(?<signature>[\w-]{43})$/;
const ENDING =
  /^(?<said>(?<of>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<until>[0-9a-z]{1,9}))\.(?<signature>[\w-]{43})$/;
/** The base that seconds are written in. */
const BASE = 36;

/** Serializes the record and its expiry in whole seconds, for signing. */
function serializeRecord({ id, endsAt }: LinkedRecord): string {
  return endsAt === undefined ? id : `${id}.${Math.ceil(endsAt.getTime() / 1000).toString(BASE)}`;
}

function write(record: LinkedRecord, secret: string): string {
  const said = serializeRecord(record);
  return `${said}.${signText(secret, said)}`;
}

/**
 * The links of a table `… (record uuid primary key references … on delete cascade, secret text not null)`, which is closed to all
 * but the system: the keys go with their records, and a new key voids the links of one record. `ends` says whether each link
 * says until when it works. A link of the other form is none.
 */
export function recordLinks(described: {
  readonly table: string;
  readonly record: string;
  readonly ends: boolean;
}): RecordLinks {
  const { table, record, ends } = described;
  const key = sealedColumn({ table, key: [record], column: 'secret' });
  const [keys, id] = [sql.table(table), sql.ref(record)];

  const ensureKey = async (tx: Tx<'system'>, of: string): Promise<string> => {
    const fresh = newToken();
    const [row] = await tx.execute<{ secret: string }>(sql`
      insert into ${keys} as k (${id}, secret) values (${of}, ${key.seal(tx, of, fresh)})
      on conflict (${id}) do update set secret = k.secret returning secret`);
    return row === undefined ? fresh : key.open(tx, of, row.secret);
  };
  const findKeys = async (tx: Tx<'system'>, of: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await tx.execute<{ id: string; secret: string }>(
      sql`select ${id} as id, secret from ${keys} where ${id} = any (${[...of]}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.id, key.open(tx, row.id, row.secret)]));
  };

  return {
    key,
    make: (tx, linked) => inScope(tx, SYSTEM, async (system) => write(linked, await ensureKey(system, linked.id))),
    find: async (tx, linked) => {
      const ids = linked.map((one) => one.id);
      const secrets = await inScope(tx, SYSTEM, (system) => findKeys(system, ids));
      return new Map(
        linked.flatMap((one) => {
          const secret = secrets.get(one.id);
          return secret === undefined ? [] : [[one.id, write(one, secret)]];
        }),
      );
    },
    open: async (tx, link, now) => {
      const { said = '', of = '', until, signature = '' } = (ends ? ENDING : STAYING).exec(link)?.groups ?? {};
      if (of === '' || (until !== undefined && Number.parseInt(until, BASE) * 1000 <= now.getTime())) return null;
      const secret = (await findKeys(tx, [of])).get(of);
      return secret !== undefined && isSignedWith([secret], said, signature) ? of : null;
    },
  };
}
