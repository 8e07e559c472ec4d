import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

/** One deed, and by whom. */
export interface Deed extends Pick<Tables['eligibility.change'], 'action'> {
  /** Null for what was done by itself. */
  readonly by: string | null;
  readonly at: Date;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds a deed to the record of a case. */
export async function insertChange(
  tx: Tx,
  of: { readonly id: string; readonly group_id: string; readonly employee_id: string },
  { action, by, at, detail = {} }: Deed,
): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('eligibility.change')
    .values({
      id: newId(at.getTime()),
      group_id: of.group_id,
      case_id: of.id,
      employee_id: of.employee_id,
      at,
      actor_id: by,
      action,
      detail: json(detail),
    })
    .execute();
}

/** A deed on record. */
export interface ChangeRow {
  readonly action: Deed['action'];
  readonly actor_id: string | null;
  readonly at: Date;
  readonly detail: {
    readonly method?: string | null;
    readonly checked_on?: string | null;
    readonly signed_name?: string;
    readonly valid_until?: string | null;
    readonly reason?: string;
  };
}

/** As many deeds of one case as its page shows. */
const SHOWN = 100;

/** What was done with a case, the newest first. */
export function findChanges(tx: Tx, caseId: string): Promise<ChangeRow[]> {
  return tx.execute<ChangeRow>(sql`
    select action, actor_id, at, detail from eligibility.change
    where case_id = ${caseId} order by at desc, id desc limit ${SHOWN}`);
}

/** Empties what the record says of a case: who did what and when stays. */
export async function emptyChanges(tx: Tx<'system'>, caseId: string): Promise<void> {
  await tx.execute(sql`update eligibility.change set detail = '{}' where case_id = ${caseId} and detail <> '{}'`);
}
