import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../reader.ts';

/** The columns of a request that say whose turn it is, who asked, and where, as the path of its place. */
export interface AskedColumns {
  readonly waitingFor: RawBuilder<unknown>;
  readonly askedBy: RawBuilder<unknown>;
  readonly path: RawBuilder<unknown>;
}

/** Whether a request waits for a reader: `mayDecide` of the rules, as a condition of a statement. */
export function waitsFor({ waitingFor, askedBy, path }: AskedColumns, { userId, held }: Reader): RawBuilder<boolean> {
  return sql<boolean>`(${askedBy} <> ${userId} and exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as role (name text, node uuid)
    where role.node = any (${path}) and (role.name = ${waitingFor} or role.name = 'ENTERPRISE_OWNER')))`;
}
