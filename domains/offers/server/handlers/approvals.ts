import { APPROVERS, heldRoles, joined, mayDecide, rolesAt, standingOf } from '@hearth/domains/requisitions/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { approvalChanged } from '../../contract/events.ts';
import { OFFER_DECIDED, OFFER_NOT_YOUR_TURN } from '../../contract/failures.ts';
import { digestOf, presentApprovals, stepsOf } from '../approvals.ts';
import { prepareOffer } from '../prepare.ts';
import {
  decide,
  findLast,
  findRules,
  findSteps,
  findWaiting,
  insertApproval,
  lockApproval,
  putRule,
} from '../queries/approval.ts';

const MOST = 100;

export const askApproval = implement(contract.askApproval, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { application } = await prepareOffer(work, grant, params.application_id, body, actor.userId);
  const now = clock.now();
  const held = heldRoles(await work.standing(), now);
  const { steps, status, waitingFor } = await stepsOf(db, application, body, held);
  const row = {
    id: newId(now.getTime()),
    group_id: application.groupId,
    location_id: application.locationId,
    application_id: application.id,
    content: body,
    sha256: digestOf(body),
    status,
    waiting_for: waitingFor,
    asked_by: actor.userId,
    asked_at: now,
  };
  await insertApproval(
    db,
    row,
    steps.map(({ role, decision }, number) => ({
      approval_id: row.id,
      number,
      role,
      decision,
      decided_by: decision === null ? null : actor.userId,
      decided_at: decision === null ? null : now,
      note: '',
    })),
  );
  await work.emit(approvalChanged(row));
  return shownLast(db, application.id, { userId: actor.userId, held });
});

export const listWaitingApprovals = implement(contract.listWaitingApprovals, async (_input, work) => {
  const { db, grant, actor, clock } = work;
  const held = heldRoles(await work.standing(), clock.now());
  const rows = await findWaiting(db, grant, MOST * 5);
  const mine = rows.filter((row) =>
    mayDecide({ waitingFor: row.waiting_for, isOwn: row.asked_by === actor.userId }, rolesAt(held, row.ancestor_ids)),
  );
  return { approvals: await presentApprovals(db, mine.slice(0, MOST), { userId: actor.userId, held }) };
});

export const decideApproval = implement(contract.decideApproval, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const now = clock.now();
  const row = await lockApproval(db, grant, params.approval_id);
  if (row === undefined) throw failure(NOT_FOUND);
  const held = heldRoles(await work.standing(), now);
  const steps = await findSteps(db, [row.id]);
  const turn = steps.find(({ decision }) => decision === null);
  if (row.waiting_for === null || turn === undefined) throw failure(OFFER_DECIDED);
  const request = { waitingFor: row.waiting_for, isOwn: row.asked_by === actor.userId };
  if (!mayDecide(request, rolesAt(held, row.ancestor_ids))) throw failure(OFFER_NOT_YOUR_TURN);
  const after = standingOf(steps.map((step) => (step === turn ? { ...step, decision: body.decision } : step)));
  await decide(db, turn, { ...body, by: actor.userId, at: now }, after);
  await work.emit(approvalChanged(row));
  return shownLast(db, row.application_id, { userId: actor.userId, held });
});

async function shownLast(db: Tx, applicationId: string, reader: Parameters<typeof presentApprovals>[2]) {
  const row = await findLast(db, applicationId);
  const [shown] = row === undefined ? [] : await presentApprovals(db, [row], reader);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
}

export const getApprovalRule = implement(contract.getApprovalRule, ({ params }, { db }) => ruleAt(db, params.id));

export const putApprovalRule = implement(contract.putApprovalRule, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  await putRule(db, whose(grant, actor.userId, clock.now()), {
    roles: [...joined([body.roles])],
    limit: body.roles.length === 0 ? null : body.limit,
  });
  return ruleAt(db, params.id);
});

const whose = ({ brandId, groupId }: BrandGrant, by: string, at: Date) => ({ brandId, groupId, by, at });

async function ruleAt(db: Tx, brandId: string) {
  const rules = await findRules(db, brandId);
  const own = rules.find((rule) => rule.brand_id === brandId);
  return {
    own: { roles: own?.roles ?? [], limit: own?.limit ?? null },
    above: rules
      .filter((rule) => rule !== own)
      .map(({ roles, limit, brand_name: name }) => ({ roles, limit, brand_name: name })),
    choices: [...APPROVERS],
  };
}
