import { toChangeContext } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { leaveGroup as contract } from '../../../contract/own-group-endpoints.ts';
import { revokeRight } from '../../actions/change-rights.ts';
import { findGrantsOfPeople } from '../../queries/grant.ts';

/** Everything goes or, for the last owner, nothing. Whatever the group demanded of its people ends with the last right. */
export const leaveGroup = implement(contract, ({ params }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const { userId } = work.actor;
    const rows = await findGrantsOfPeople(db, params.group_id, { userId });
    if (rows.length === 0) throw failure(NOT_FOUND);
    for (const row of rows) await revokeRight(db, toChangeContext(work, userId), row, 'LEFT');
    return { left: true as const };
  }),
);
