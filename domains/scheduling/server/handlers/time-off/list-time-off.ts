import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { findTimeOffPage } from '../../queries/time-off.ts';

const PAGE_SIZE = 50;

/** Each request with the shifts that stand in it, so that a manager sees what a yes would cost. */
export const listTimeOff = implement(contract.listTimeOff, async ({ query }, { db, grant }) => {
  const { offset, limit, ...filter } = query;
  const window = { offset: offset ?? 0, limit: limit ?? PAGE_SIZE };
  const { rows, total } = await findTimeOffPage(db, grant, filter, window);
  return { requests: rows.map(({ user_id: _user, ...request }) => request), total };
});
