import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { sql } from 'kysely';
import type { RawBuilder, Selectable, Updateable } from 'kysely';
import type { Tx } from './tx.ts';

/** Columns to write, as values or as expressions; those that are undefined stay as they are. */
export type Change<Table> = {
  readonly [Column in keyof Updateable<Table>]?: Updateable<Table>[Column] | RawBuilder<unknown>;
};

/** Rows that several people edit at once: each writing is the next version, and says which one its writer had read. */
export interface VersionedRows<Table> {
  /** Writes a row anew if it is still the version that its writer read and has not been archived; refuses what has changed meanwhile. */
  replace(
    tx: Tx,
    read: { readonly id: string; readonly version: number },
    change: Change<Table>,
  ): Promise<Selectable<Table>>;
  /** Writes the next version of a row that the caller holds locked. */
  rewrite(tx: Tx, id: string, change: Change<Table>): Promise<Selectable<Table>>;
  /** Takes a row out of use; it is kept for what was made from it. One that was archived before stays as it was. */
  archive(tx: Tx, id: string, at: Date, change?: Change<Table>): Promise<void>;
  /** Refuses to go on where a row that is locked is not the version that its writer had read. */
  refuseStale(now: number, read: number): void;
}

/** Refuses to go on where something is not the version that its writer had read; the refusal says which one it is. */
export function refuseStale(changed: FailureKind, now: number, read: number): void {
  if (now !== read) throw failure(changed, { version: now });
}

/** The version columns of a new row. */
export function initialVersion({ by, at }: { readonly by: string; readonly at: Date }) {
  return { version: 1, created_by: by, created_at: at, updated_by: by, updated_at: at, archived_at: null };
}

/**
 * The rows of a table with a primary key `id`. `version` is the column that counts, `archivedAt` the one that says since when a
 * row is out of use, null where rows are deleted instead; `changed` refuses a writer who had read another version.
 */
export function versionedRows<Table>(described: {
  /** `schema.table`. */
  readonly table: string;
  readonly changed: FailureKind;
  readonly version?: string;
  readonly archivedAt?: string | null;
}): VersionedRows<Table> {
  const { changed } = described;
  const [table, version] = [sql.table(described.table), sql.ref(described.version ?? 'version')];
  const archivedAt = described.archivedAt === null ? null : sql.ref(described.archivedAt ?? 'archived_at');
  const inUse = archivedAt === null ? sql`` : sql`and ${archivedAt} is null`;

  const write = (change: Change<Table>) =>
    sql.join([
      ...Object.entries(change).flatMap(([column, value]) =>
        value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
      ),
      sql`${version} = ${version} + 1`,
    ]);
  return {
    replace: async (tx, read, change) => {
      const [row] = await tx.execute<Selectable<Table>>(sql`
        update ${table} set ${write(change)}
        where id = ${read.id} and ${version} = ${read.version} ${inUse} returning *`);
      if (row === undefined) throw failure(changed);
      return row;
    },
    rewrite: async (tx, id, change) => {
      const [row] = await tx.execute<Selectable<Table>>(
        sql`update ${table} set ${write(change)} where id = ${id} returning *`,
      );
      if (row === undefined) throw new Error(`${described.table} has no row ${id} to write anew.`);
      return row;
    },
    archive: async (tx, id, at, change = {}) => {
      if (archivedAt === null) throw new Error(`${described.table} does not say since when a row is out of use.`);
      const columns = Object.entries(change).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
      await tx.execute(sql`
        update ${table} set ${archivedAt} = ${at} ${sql.join(columns, sql``)} where id = ${id} ${inUse}`);
    },
    refuseStale: (now, read) => refuseStale(changed, now, read),
  };
}
