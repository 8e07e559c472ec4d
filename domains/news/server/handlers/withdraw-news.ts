import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { withdrawNews as contract } from '../../contract/endpoints.ts';
import { withdraw } from '../queries/item.ts';

export const withdrawNews = implement(contract, async ({ params }, { db, grant, clock }) => {
  if (!(await withdraw(db, grant, params.news_id, clock.now()))) throw failure(NOT_FOUND);
  return { withdrawn: true as const };
});
