import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { getMyPunchChain as contract } from '../../contract/endpoints.ts';
import { MOST_ROWS } from '../../rules/limits.ts';
import { presentPunch } from '../present.ts';
import { findChain } from '../queries/punch.ts';

export const getMyPunchChain = implement(contract, async ({ params, query }, { db }) => {
  const person = (await findMyEmployments(db)).find(({ id }) => id === params.employee_id);
  if (person === undefined) throw failure(NOT_FOUND);
  const rows = await findChain(db, person.id, query.after_seq ?? 0, MOST_ROWS + 1);
  return { punches: rows.slice(0, MOST_ROWS).map(presentPunch), has_more: rows.length > MOST_ROWS };
});
