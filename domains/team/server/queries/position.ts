import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Department, Position, Tint } from '../../contract/schemas.ts';
import { departmentTint } from '../../rules/department.ts';
import type { TeamTables } from './tables.ts';

/** The positions of a group, by name. */
export function findPositions(tx: Tx, groupId: string): Promise<Position[]> {
  return tx
    .tables<TeamTables>()
    .selectFrom('team.position')
    .select(['id', 'name', 'department', 'tint'])
    .where('group_id', '=', groupId)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** One position of a group, or nothing. */
export function findPosition(tx: Tx, groupId: string, positionId: string): Promise<Position | undefined> {
  return tx
    .tables<TeamTables>()
    .selectFrom('team.position')
    .select(['id', 'name', 'department', 'tint'])
    .where('group_id', '=', groupId)
    .where('id', '=', positionId)
    .executeTakeFirst();
}

/** Adds a position. A name that is taken violates `position_name`. */
export async function insertPosition(
  tx: Tx,
  groupId: string,
  position: { name: string; department: Department; tint?: Tint | undefined },
): Promise<Position> {
  const row = {
    id: newId(),
    name: position.name,
    department: position.department,
    tint: position.tint ?? departmentTint(position.department),
  };
  await tx
    .tables<TeamTables>()
    .insertInto('team.position')
    .values({ ...row, group_id: groupId, archived_at: null })
    .execute();
  return row;
}

/** The ids of positions by the names they were asked for; those that are missing are made. */
export async function ensurePositionRows(
  tx: Tx,
  groupId: string,
  wanted: readonly { name: string; department: Department }[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const rows = wanted.map((position) => ({ ...position, id: newId(), tint: departmentTint(position.department) }));
  const list = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (id uuid, name text, department text, tint text)`;
  await tx.execute(sql`
    insert into team.position (id, group_id, name, department, tint)
    select distinct on (platform.searchable(name)) id, ${groupId}::uuid, name, department, tint from ${list}
    on conflict (group_id, platform.searchable(name)) do update set archived_at = null where position.archived_at is not null`);
  const found = await tx.execute<{ name: string; id: string }>(sql`
    select wanted.name, position.id from ${list}
    join team.position on position.group_id = ${groupId} and platform.searchable(position.name) = platform.searchable(wanted.name)`);
  return new Map(found.map((row) => [row.name, row.id]));
}

/** The names of positions, those that are archived as well; unknown ids are left out. */
export async function findPositionNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from team.position where id = any (${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
