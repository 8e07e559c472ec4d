import { findName } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Context } from '@hearth/platform/module';
import { EMPLOYMENT_NOT_OVER } from '../../../contract/failures.ts';
import * as contract from '../../../contract/rehire-endpoints.ts';
import {
  deleteBlock,
  findBlock,
  isVisible,
  listRehireEvents,
  lockStatus,
  insertRehireEvent,
  putBlock,
  setAppeal,
} from '../../queries/rehire.ts';
import type { RehireEventRow } from '../../queries/rehire.ts';

async function loadRehireStanding(tx: Tx<'system'>, employeeId: string) {
  const block = await findBlock(tx, employeeId);
  return {
    blocked_from_rehire:
      block === undefined
        ? null
        : { reason: block.reason, by_name: block.by_name, at: block.at.toISOString(), appeal: block.appeal },
    history: (await listRehireEvents(tx, employeeId)).map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

/** Locks an employee within the grant, applies a rehire change, logs it and returns the new standing. */
async function recordRehireChange(
  { db, grant, actor, clock }: Pick<Context<'brand'>, 'db' | 'grant' | 'actor' | 'clock'>,
  employeeId: string,
  deed: (
    tx: Tx<'system'>,
    by: { readonly userId: string; readonly name: string; readonly at: Date },
  ) => Promise<Pick<RehireEventRow, 'deed' | 'words'>>,
) {
  return inScope(db, SYSTEM, async (tx) => {
    const status = await lockStatus(tx, grant, employeeId);
    if (status === undefined) throw failure(NOT_FOUND);
    const by = { userId: actor.userId, name: await findName(tx, actor.userId), at: clock.now() };
    const done = await deed(tx, by);
    if (done.deed === 'BLOCKED' && status !== 'ENDED') throw failure(EMPLOYMENT_NOT_OVER);
    const event = { ...done, by_user_id: by.userId, by_name: by.name, at: by.at };
    await insertRehireEvent(tx, { employeeId, groupId: grant.groupId }, event);
    return loadRehireStanding(tx, employeeId);
  });
}

/** Throws NOT_FOUND if there is no block to answer or lift. */
async function requireBlock(tx: Tx<'system'>, employeeId: string): Promise<void> {
  if ((await findBlock(tx, employeeId)) === undefined) throw failure(NOT_FOUND);
}

const requireVisible = async (tx: Tx<'system'>, grant: BrandGrant, employeeId: string): Promise<void> => {
  if (!(await isVisible(tx, grant, employeeId))) throw failure(NOT_FOUND);
};

export const getRehireBlock = implement(contract.getRehireBlock, ({ params }, { db, grant }) =>
  inScope(db, SYSTEM, async (tx) => {
    await requireVisible(tx, grant, params.employee_id);
    return loadRehireStanding(tx, params.employee_id);
  }),
);

export const blockRehire = implement(contract.blockRehire, ({ params, body }, context) =>
  recordRehireChange(context, params.employee_id, async (tx, by) => {
    const before = await findBlock(tx, params.employee_id);
    const { groupId } = context.grant;
    const row = { employee_id: params.employee_id, group_id: groupId, reason: body.reason };
    await putBlock(tx, { ...row, by_user_id: by.userId, by_name: by.name, at: by.at });
    return { deed: before === undefined ? 'BLOCKED' : 'CHANGED', words: body.reason };
  }),
);

export const noteAppeal = implement(contract.noteAppeal, ({ params, body }, context) =>
  recordRehireChange(context, params.employee_id, async (tx) => {
    await requireBlock(tx, params.employee_id);
    await setAppeal(tx, params.employee_id, body.appeal);
    return { deed: 'APPEALED', words: body.appeal };
  }),
);

export const liftRehireBlock = implement(contract.liftRehireBlock, ({ params }, context) =>
  recordRehireChange(context, params.employee_id, async (tx) => {
    await requireBlock(tx, params.employee_id);
    await deleteBlock(tx, params.employee_id);
    return { deed: 'LIFTED', words: '' };
  }),
);
