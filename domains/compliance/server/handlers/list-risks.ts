import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { checkHorizon } from '../../rules/horizon.ts';
import { findFindings } from '../queries/finding.ts';

const PAGE_SIZE = 25;

export const listRisks = implement(contract.listRisks, async ({ query }, { db, grant, clock }) => {
  const { offset = 0, limit = PAGE_SIZE, ...filter } = query;
  const { rows, total } = await findFindings(db, grant, checkHorizon(clock.now()), filter, { offset, limit });
  return {
    total,
    findings: rows.map((row) => ({
      key: row.conflict_key,
      rule: row.rule,
      level: row.level,
      state: row.answered ? ('answered' as const) : ('open' as const),
      stage: row.published ? ('published' as const) : ('draft' as const),
      location: { id: row.location_id, name: row.location_name },
      employee: { id: row.employee_id, first_name: row.first_name, last_name: row.last_name },
      shift_id: row.shift_id,
      week: row.week,
      date: row.local_date,
      actual: row.actual,
      limit: row.most,
      unit: row.unit,
    })),
  };
});
