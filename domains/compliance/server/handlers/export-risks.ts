import { csvLine } from '@hearth/kit/text/csv';
import { implement, raw } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { checkHorizon } from '../../rules/horizon.ts';
import { findFindings } from '../queries/finding.ts';

/** More lines than anybody reads; the file says the same as the list under the same filter, in the same order. */
const MOST_LINES = 5_000;
const BYTE_ORDER_MARK = '\ufeff';
const HEADING = [
  'week',
  'date',
  'location',
  'first_name',
  'last_name',
  'rule',
  'level',
  'state',
  'stage',
  'actual',
  'limit',
  'unit',
];

export const exportRisks = implement(contract.exportRisks, async ({ query }, { db, grant, clock }) => {
  const { rows } = await findFindings(db, grant, checkHorizon(clock.now()), query, { offset: 0, limit: MOST_LINES });
  const lines = rows.map((row) =>
    csvLine([
      row.week,
      row.local_date,
      row.location_name,
      row.first_name,
      row.last_name,
      row.rule,
      row.level,
      row.answered ? 'answered' : 'open',
      row.published ? 'published' : 'draft',
      row.actual,
      row.most,
      row.unit,
    ]),
  );
  return raw('text/csv; charset=utf-8', [BYTE_ORDER_MARK, csvLine(HEADING), ...lines].join(''), {
    headers: {
      'content-disposition': 'attachment; filename="risks.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
});
