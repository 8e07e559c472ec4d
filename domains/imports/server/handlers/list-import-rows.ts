import { implement } from '@hearth/platform/module';
import { listImportRows as contract } from '../../contract/endpoints.ts';
import { importOf } from '../access.ts';
import { presentReport } from '../present.ts';
import { findReports } from '../queries/row-report.ts';

export const listImportRows = implement(contract, async ({ params, query }, { db, grant }) => {
  const row = await importOf(db, grant, params.import_id);
  const window = { offset: query.offset ?? 0, limit: query.limit ?? 50 };
  const { rows, total } = await findReports(db, row.id, query, window);
  return { rows: rows.map(presentReport), total };
});
