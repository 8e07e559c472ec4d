import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { findChanges } from '../../queries/change.ts';

const PAGE_SIZE = 50;

/** Newest first. */
export const listShiftHistory = implement(contract.listShiftHistory, async ({ query }, { db, grant }) => {
  const window = { offset: query.offset ?? 0, limit: query.limit ?? PAGE_SIZE };
  const filter = { shiftId: query.shift_id, from: query.from, to: query.to };
  const { rows, total } = await findChanges(db, grant.brandId, filter, window);
  const entries = rows.map(({ changed_at: at, changed_by: by, ...row }) => ({ ...row, at: at.toISOString(), by }));
  return { entries, total };
});
