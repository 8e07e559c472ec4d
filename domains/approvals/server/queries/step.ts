import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ApprovalDecision, ApproverRole } from '../../contract/schemas.ts';

/** The table of a domain that holds the steps of one kind of request, with its own flags. */
export interface StepTable<Mark extends string = never> {
  /** `schema.table`. */
  readonly table: string;
  /** The column that says which request a step belongs to. */
  readonly record: string;
  /** Further columns, each true or false. */
  readonly marks: readonly Mark[];
}

export interface StepRow {
  readonly number: number;
  readonly role: ApproverRole;
  readonly decision: ApprovalDecision['decision'] | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly note: string;
}

/** A step with the flags of its domain. */
export type WithMarks<Step, Mark extends string> = Step & { readonly marks: Readonly<Record<Mark, boolean>> };

/** Adds steps to a request of a group. */
export async function insertSteps<Mark extends string>(
  tx: Tx,
  { table, record }: StepTable<Mark>,
  of: { readonly id: string; readonly groupId: string },
  steps: readonly WithMarks<StepRow, Mark>[],
): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ marks, ...step }) => ({ ...step, ...marks, [record]: of.id, group_id: of.groupId }));
  await tx.execute(sql`
    insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json(rows)})`);
}

/** The steps of several requests, each with the request that it belongs to, in their order. */
export async function findSteps<Mark extends string>(
  tx: Tx,
  { table, record, marks }: StepTable<Mark>,
  ids: readonly string[],
): Promise<WithMarks<StepRow & { readonly of: string }, Mark>[]> {
  if (ids.length === 0) return [];
  const named = marks.flatMap((mark) => [sql`${mark}::text`, sql.ref(mark)]);
  return tx.execute(sql`
    select ${sql.ref(record)} as of, number, role, decision, decided_by, decided_at, note, jsonb_build_object(${sql.join(named)}) as marks
    from ${sql.table(table)} where ${sql.ref(record)} = any (${[...ids]}::uuid[]) order by ${sql.ref(record)}, number`);
}

/** Writes a decision to a step that is still open. */
export async function decideStep<Mark extends string>(
  tx: Tx,
  { table, record }: StepTable<Mark>,
  step: Pick<StepRow, 'number'> & { readonly of: string },
  said: ApprovalDecision & { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    update ${sql.table(table)}
    set decision = ${said.decision}, decided_by = ${said.by}, decided_at = ${said.at}::timestamptz, note = ${said.note}
    where ${sql.ref(record)} = ${step.of} and number = ${step.number} and decision is null`);
}
