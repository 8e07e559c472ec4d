import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { CaseState } from '../../contract/schemas.ts';

/** A case that shifts may wait for: open, or confirmed until a day. */
export interface BlockingRow {
  readonly employee_id: string;
  readonly regime: string;
  readonly state: CaseState;
  readonly valid_until: string | null;
  readonly check_by: string;
  readonly starts_on: string;
  readonly location_id: string;
  readonly country: string | null;
}

/** The cases of some people that are open or end; the caller answers for who asks. */
export function findBlocking(tx: Tx, employeeIds: readonly string[]): Promise<BlockingRow[]> {
  return tx.execute<BlockingRow>(sql`
    select c.employee_id, c.regime, c.state, c.valid_until, c.check_by, c.starts_on, e.location_id, b.country
    from eligibility.work_case c join team.employee_view e on e.id = c.employee_id join core.brand_view b on b.id = e.location_id
    where c.employee_id = any (${[...employeeIds]}::uuid[]) and c.state <> 'NOT_NEEDED'
      and (c.state <> 'CONFIRMED' or c.valid_until is not null)`);
}
