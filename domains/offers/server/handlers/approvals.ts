import { APPROVERS } from '@hearth/domains/approvals/schemas';
import { mergeChains, loadReader } from '@hearth/domains/approvals/service';
import type { Reader } from '@hearth/domains/approvals/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { approvalChanged } from '../../contract/events.ts';
import { digestContent, offerSteps, presentApprovals, planSteps } from '../approvals.ts';
import { prepareOffer } from '../prepare.ts';
import {
  findLastApproval,
  findRules,
  findWaiting,
  insertApproval,
  lockApproval,
  putRule,
  setProgress,
} from '../queries/approval.ts';

const MOST = 100;

export const askApproval = implement(contract.askApproval, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { application } = await prepareOffer(work, grant, params.application_id, body, actor.userId);
  const now = clock.now();
  const reader = await loadReader(work);
  const { steps, status, waitingFor } = await planSteps(db, application, body, reader);
  const row = {
    id: newId(now.getTime()),
    group_id: application.groupId,
    location_id: application.locationId,
    application_id: application.id,
    content: body,
    sha256: digestContent(body),
    status,
    waiting_for: waitingFor,
    asked_by: actor.userId,
    asked_at: now,
  };
  await insertApproval(db, row);
  const unmarked = steps.map((step) => ({ ...step, marks: {} }));
  await offerSteps.add(db, { id: row.id, groupId: row.group_id }, unmarked, { userId: actor.userId, at: now });
  await work.emit(approvalChanged(row));
  return loadLastApproval(db, application.id, reader);
});

export const listWaitingApprovals = implement(contract.listWaitingApprovals, async (_input, work) => {
  const reader = await loadReader(work);
  return { approvals: await presentApprovals(work.db, await findWaiting(work.db, work.grant, reader, MOST), reader) };
});

export const decideApproval = implement(contract.decideApproval, async ({ params, body }, work) => {
  const { db, grant, clock } = work;
  const row = await lockApproval(db, grant, params.approval_id);
  if (row === undefined) throw failure(NOT_FOUND);
  const reader = await loadReader(work);
  const { status, waitingFor } = await offerSteps.decide(db, row, reader, { ...body, at: clock.now() });
  await setProgress(db, row.id, status, waitingFor);
  await work.emit(approvalChanged(row));
  return loadLastApproval(db, row.application_id, reader);
});

async function loadLastApproval(db: Tx, applicationId: string, reader: Reader) {
  const row = await findLastApproval(db, applicationId);
  const [shown] = row === undefined ? [] : await presentApprovals(db, [row], reader);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}

export const getApprovalRule = implement(contract.getApprovalRule, ({ params }, { db }) => loadRule(db, params.id));

export const putApprovalRule = implement(contract.putApprovalRule, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  await putRule(db, toAuthorship(grant, actor.userId, clock.now()), {
    roles: [...mergeChains([body.roles])],
    limit: body.roles.length === 0 ? null : body.limit,
  });
  return loadRule(db, params.id);
});

const toAuthorship = ({ brandId, groupId }: BrandGrant, by: string, at: Date) => ({ brandId, groupId, by, at });

async function loadRule(db: Tx, brandId: string) {
  const { own, above } = await findRules(db, brandId);
  return {
    own: { roles: [...(own?.roles ?? [])], limit: own?.limit ?? null },
    above: above.map(({ roles, limit, brand_name: name }) => ({ roles: [...roles], limit, brand_name: name })),
    choices: [...APPROVERS],
  };
}
