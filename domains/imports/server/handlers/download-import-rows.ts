import { implement, raw } from '@hearth/platform/module';
import { downloadImportRows as contract } from '../../contract/endpoints.ts';
import { csvLine } from '@hearth/kit/text/csv';
import { importOf } from '../access.ts';
import { findReportsAfter } from '../queries/row-report.ts';

const ROWS_PER_READ = 5_000;
const BYTE_ORDER_MARK = '\ufeff';

export const downloadImportRows = implement(contract, async ({ params, query }, { db, grant }) => {
  const row = await importOf(db, grant, params.import_id);
  const parts = [BYTE_ORDER_MARK, csvLine(['line', 'row', 'result', 'field', 'rule', 'value', 'detail'])];
  for (let after = 0; ;) {
    const rows = await findReportsAfter(db, row.id, query, after, ROWS_PER_READ);
    for (const { line, label, reasons } of rows) {
      for (const { severity, field, rule, value, detail } of reasons) {
        parts.push(csvLine([line, label, severity === 'REFUSAL' ? 'refused' : 'taken', field, rule, value, detail]));
      }
      after = line;
    }
    if (rows.length < ROWS_PER_READ) break;
  }
  return raw('text/csv; charset=utf-8', parts.join(''), {
    headers: {
      'content-disposition': 'attachment; filename="import-rows.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
});
