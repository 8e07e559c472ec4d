import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A team link without its secret, of which only a hash is kept. */
export interface TeamLinkRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_read_at: Date | null;
}

const COLUMNS = sql`id, group_id, location_id, created_by, created_at, expires_at, last_read_at`;

/** The link of a location that was not removed, over or not. */
export async function findTeamLink(tx: Tx, locationId: string): Promise<TeamLinkRow | undefined> {
  const [row] = await tx.execute<TeamLinkRow>(sql`
    select ${COLUMNS} from rosters.team_link where location_id = ${locationId} and revoked_at is null`);
  return row;
}

/** Ends a link of a location; says whether it had not been ended. */
export async function endTeamLink(tx: Tx, locationId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx.execute(sql`
    update rosters.team_link set revoked_at = ${at}::timestamptz
    where id = ${id} and location_id = ${locationId} and revoked_at is null returning 1`);
  return rows.length === 1;
}

/** Writes a link; says no where the location has one. */
export async function insertTeamLink(
  tx: Tx,
  row: Omit<TeamLinkRow, 'last_read_at'> & { readonly token_hash: Buffer },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into rosters.team_link (id, group_id, location_id, token_hash, created_by, created_at, expires_at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.token_hash}, ${row.created_by}, ${row.created_at}::timestamptz,
      ${row.expires_at}::timestamptz)
    on conflict (group_id, location_id) where revoked_at is null do nothing returning 1`);
  return rows.length === 1;
}

/** The link that a secret opens now; notes that it was opened, at most once an hour. */
export async function openTeamLink(tx: Tx<'system'>, tokenHash: Buffer, at: Date): Promise<TeamLinkRow | undefined> {
  const [row] = await tx.execute<TeamLinkRow>(sql`
    select ${COLUMNS} from rosters.team_link
    where token_hash = ${tokenHash} and revoked_at is null and expires_at > ${at}::timestamptz`);
  if (row === undefined) return undefined;
  await tx.execute(sql`
    update rosters.team_link set last_read_at = ${at}::timestamptz
    where id = ${row.id} and (last_read_at is null or last_read_at < ${at}::timestamptz - interval '1 hour')`);
  return row;
}
