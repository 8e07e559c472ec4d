import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AnswerFilter } from '../../contract/answer-endpoints.ts';
import type { AttestationTable } from './tables.ts';

/** Answers with the clock-out that they were given at. */
export interface AnswerRow extends AttestationTable {
  readonly at: Date;
  readonly position_id: string | null;
  /** When the work began that ended then; null where that is not known. */
  readonly began_at: Date | null;
}

interface AskedAnswers {
  readonly locationId: string;
  readonly from: Date;
  readonly before: Date;
}

/** Who clocked out with answers at a location in some time. */
export async function findAnswering(tx: Tx, { locationId, from, before }: AskedAnswers): Promise<string[]> {
  const rows = await tx.execute<{ employee_id: string }>(sql`
    select distinct p.employee_id from clock.punch p join clock.attestation a on a.punch_id = p.id
     where p.location_id = ${locationId} and p.at >= ${from} and p.at < ${before}`);
  return rows.map(({ employee_id: id }) => id);
}

const THAT: Readonly<Record<AnswerFilter, ReturnType<typeof sql>>> = {
  ALL: sql`true`,
  INJURY: sql`a.was_injured`,
  NO_BREAK: sql`not a.took_breaks`,
  NOTE: sql`a.note <> ''`,
};

/** What some people answered, the latest first, behind a place in that order. */
export function findAnswers(
  tx: Tx,
  { locationId, from, before }: AskedAnswers,
  {
    employeeIds,
    only,
    after,
    limit,
  }: {
    readonly employeeIds: readonly string[];
    readonly only: AnswerFilter;
    readonly after: { readonly at: string; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<AnswerRow[]> {
  if (employeeIds.length === 0) return Promise.resolve([]);
  const behind = after === undefined ? sql`true` : sql`(p.at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  return tx.execute<AnswerRow>(sql`
    select a.*, p.at, p.position_id,
      (select max(start.at) from clock.punch start
        where start.employee_id = p.employee_id and start.kind = 'IN' and start.act <> 'REMOVE'
          and start.at <= p.at and start.at > p.at - interval '16 hours'
          and not exists (select from clock.punch later where later.replaces = start.id)) as began_at
      from clock.punch p join clock.attestation a on a.punch_id = p.id
     where p.location_id = ${locationId} and p.at >= ${from} and p.at < ${before}
       and p.employee_id = any (${[...employeeIds]}::uuid[]) and ${THAT[only]} and ${behind}
     order by p.at desc, p.id desc limit ${limit}`);
}

/** How many of them there are by filter. */
export async function countAnswers(
  tx: Tx,
  { locationId, from, before }: AskedAnswers,
  employeeIds: readonly string[],
): Promise<Record<AnswerFilter, number>> {
  const [row] = await tx.execute<Record<AnswerFilter, number>>(sql`
    select count(*)::int as "ALL", (count(*) filter (where ${THAT.INJURY}))::int as "INJURY",
      (count(*) filter (where ${THAT.NO_BREAK}))::int as "NO_BREAK", (count(*) filter (where ${THAT.NOTE}))::int as "NOTE"
      from clock.punch p join clock.attestation a on a.punch_id = p.id
     where p.location_id = ${locationId} and p.at >= ${from} and p.at < ${before}
       and p.employee_id = any (${[...employeeIds]}::uuid[])`);
  return row ?? { ALL: 0, INJURY: 0, NO_BREAK: 0, NOTE: 0 };
}
