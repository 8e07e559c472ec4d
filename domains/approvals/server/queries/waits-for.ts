import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reader } from '../reader.ts';

/** SQL for whose turn it is, who asked, and the path of the request's brand. */
export interface RequestColumns {
  readonly waitingFor: RawBuilder<unknown>;
  readonly askedBy: RawBuilder<unknown>;
  readonly path: RawBuilder<unknown>;
}

/** SQL condition for a request that waits for the reader; mirrors the rule `canDecideNow`. */
export function isWaitingFor(
  { waitingFor, askedBy, path }: RequestColumns,
  { userId, held }: Reader,
): RawBuilder<boolean> {
  return sql<boolean>`(${askedBy} <> ${userId} and exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as role (name text, node uuid)
    where role.node = any (${path}) and (role.name = ${waitingFor} or role.name = 'ENTERPRISE_OWNER')))`;
}
