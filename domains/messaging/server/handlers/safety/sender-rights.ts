import { findHolders } from '@hearth/domains/access/service';
import { findName, findNames } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { NOT_A_SENDER } from '../../../contract/failures.ts';
import * as contract from '../../../contract/moderation-endpoints.ts';
import {
  closeMinorSender,
  closeSuspension,
  findMinorSenders,
  findSuspensions,
  insertMinorSender,
} from '../../queries/sender-right.ts';

export const listSuspensions = implement(contract.listSuspensions, async (_input, { db, grant, clock }) => ({
  suspensions: (await inScope(db, SYSTEM, (system) => findSuspensions(system, grant, clock.now()))).map((row) => ({
    id: row.id,
    name: row.user_name,
    until: row.until.toISOString(),
    by_name: row.by_name,
    at: row.at.toISOString(),
  })),
}));

export const endSuspension = implement(contract.endSuspension, async ({ params }, { db, grant, actor, clock }) => {
  await inScope(db, SYSTEM, async (system) => {
    const by = { userId: actor.userId, name: await findName(system, actor.userId), at: clock.now() };
    if (!(await closeSuspension(system, grant, params.suspension_id, by))) throw failure(NOT_FOUND);
  });
  return {};
});

export const listMinorSenders = implement(contract.listMinorSenders, async (_input, { db, grant, clock }) =>
  inScope(db, SYSTEM, async (system) => {
    const { groupId, brandId } = grant;
    const senders = await findMinorSenders(system, grant);
    const here = new Set(senders.filter((row) => row.brand_id === brandId).map((row) => row.user_id));
    // Whoever moderates below the brand alone adds nobody at it.
    const holders = grant.nodes.includes(brandId)
      ? await findHolders(system, { groupId, brandId }, 'SEND_MESSAGES', clock.now())
      : [];
    const names = await findNames(system, holders);
    return {
      senders: senders.map((row) => ({
        id: row.id,
        user_id: row.user_id,
        name: row.user_name,
        brand_id: row.brand_id,
        brand_name: row.brand_name,
        by_name: row.by_name,
        at: row.at.toISOString(),
      })),
      others: [...names].filter(([id]) => !here.has(id)).map(([id, name]) => ({ id, name })),
    };
  }),
);

export const approveMinorSender = implement(
  contract.approveMinorSender,
  async ({ body }, { db, grant, actor, clock }) =>
    inScope(db, SYSTEM, async (system) => {
      const { groupId, brandId } = grant;
      const now = clock.now();
      const holders = await findHolders(system, { groupId, brandId }, 'SEND_MESSAGES', now);
      if (!holders.includes(body.user_id)) throw failure(NOT_A_SENDER);
      const id = await insertMinorSender(system, {
        id: newId(now.getTime()),
        group_id: groupId,
        brand_id: brandId,
        user_id: body.user_id,
        user_name: await findName(system, body.user_id),
        by_name: await findName(system, actor.userId),
        at: now,
      });
      return { id };
    }),
);

export const removeMinorSender = implement(
  contract.removeMinorSender,
  async ({ params }, { db, grant, actor, clock }) => {
    await inScope(db, SYSTEM, async (system) => {
      const by = { name: await findName(system, actor.userId), at: clock.now() };
      if (!(await closeMinorSender(system, grant, params.sender_id, by))) throw failure(NOT_FOUND);
    });
    return {};
  },
);
