import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Pay for an hour from a day on: a person's own, or that of a position of theirs at a location or everywhere. */
export interface RateRow {
  readonly employee_id: string;
  readonly position_id: string | null;
  readonly location_id: string | null;
  readonly effective_from: string;
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Every pay of some employees that begins on a day or before it. Only for callers that hold VIEW_PAY. */
export function findRateRows(tx: Tx, ids: readonly string[], until: string): Promise<RateRow[]> {
  const these = sql`employee_id = any (${[...ids]}::uuid[]) and effective_from <= ${until}::date`;
  return tx.execute<RateRow>(sql`
    select employee_id, null::uuid as position_id, null::uuid as location_id, effective_from, amount, currency
      from team.pay_rate where ${these}
    union all
    select employee_id, position_id, location_id, effective_from, amount, currency from team.position_rate where ${these}
    order by effective_from`);
}
