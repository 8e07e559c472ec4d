import { findTypeFacts, fileDocument } from '@hearth/domains/documents/service';
import { signedDownloadUrl } from '@hearth/domains/media/service';
import { fillEmployee } from '@hearth/domains/team/service';
import { Failure, failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Context, Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ONBOARDING_REASON_MISSING, ONBOARDING_STEP_CHANGED } from '../../contract/failures.ts';
import { maskAnswers } from '../../rules/form-answers.ts';
import { isFinished } from '../../rules/journey-state.ts';
import { getReachedJourney, lockUnderWay, refuseOwn } from '../access.ts';
import { advance } from '../advance.ts';
import { openAnswersOf, toList } from '../answers.ts';
import { deedOf, finishStep } from '../do-step.ts';
import { presentJourney } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import type { JourneyRow } from '../queries/journey.ts';
import { findStepsOf, type StepRow, stepRows } from '../queries/step.ts';
import { tellSentBack } from '../tell.ts';

type ManagerWork = Pick<Context<'brand'>, 'grantAt'>;

/** Whether the caller holds another permission at a location as well. */
async function holds(work: ManagerWork, locationId: string, permission: Permission): Promise<boolean> {
  try {
    await work.grantAt(locationId, { permission, orBelow: false });
    return true;
  } catch (refused) {
    if (refused instanceof Failure) return false;
    throw refused;
  }
}

/** What HR does is done by who manages the brand. */
export const completeStep = implement(contract.completeStep, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockUnderWay(db, grant, params.journey_id);
  await refuseOwn(db, row, actor.userId, clock.now());
  const isHr = await holds(work, row.location_id, 'MANAGE_BRAND');
  const read = {
    stepId: params.step_id,
    version: body.version,
    owners: isHr ? (['MANAGER', 'BUDDY', 'HR'] as const) : (['MANAGER', 'BUDDY'] as const),
  };
  await inScope(db, SYSTEM, (system) => finishStep({ ...work, db: system }, row, read, actor.userId));
  return presentJourney(db, await getReachedJourney(db, grant, row.id), {
    userId: actor.userId,
    now: clock.now(),
    grant,
  });
});

/** Refuses the file of a step that becomes a document of a class which the caller doesn’t see. */
async function requireClass(work: ManagerWork & Pick<Work, 'db'>, row: JourneyRow, step: StepRow): Promise<void> {
  if (step.document_type_id === null) return;
  const type = (await findTypeFacts(work.db, row.group_id, [step.document_type_id])).get(step.document_type_id);
  if (type === undefined || type.permission === null) return;
  if (!(await holds(work, row.location_id, type.permission))) throw failure(FORBIDDEN);
}

/** What was approved becomes a document of the person, where its step names a type; from then on the file is that document’s. */
async function keepAsDocument(work: Work<'system'>, row: JourneyRow, step: StepRow, userId: string): Promise<void> {
  const { attachment_id: attachmentId, document_type_id: typeId } = step;
  if (attachmentId === null || typeId === null) return;
  if (!(await findTypeFacts(work.db, row.group_id, [typeId])).has(typeId)) return;
  await fileDocument(work, {
    employeeId: row.employee_id,
    typeId,
    attachmentId,
    validUntil: step.valid_until,
    sentBy: row.user_id,
    approvedBy: userId,
  });
  await stepRows.rewrite(work.db, step.id, { attachment_id: null });
}

function requireOf(steps: readonly StepRow[], id: string): StepRow {
  const step = steps.find((one) => one.id === id);
  if (step === undefined) throw failure(NOT_FOUND);
  return step;
}

/** Of two managers who review at once, the second is told that it is decided. What was approved fills the employee’s record. */
export const reviewStep = implement(contract.reviewStep, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { decision, reason, version } = body;
  if (decision === 'SENT_BACK' && reason === '') throw failure(ONBOARDING_REASON_MISSING);
  const row = await lockUnderWay(db, grant, params.journey_id);
  const at = clock.now();
  await refuseOwn(db, row, actor.userId, at);
  const steps = await findStepsOf(db, [row.id]);
  const step = requireOf(steps, params.step_id);
  if (step.state !== 'REVIEW') throw failure(ONBOARDING_STEP_CHANGED);
  await requireClass(work, row, step);
  const isApproved = decision === 'APPROVED';
  const set = isApproved
    ? { state: 'DONE' as const, done_by: actor.userId, done_at: at, reason: '' }
    : { state: 'OPEN' as const, reason };
  const after = await stepRows.replace(db, { id: step.id, version }, set);
  await insertChanges(db, [deedOf(row, step.id, decision, { by: actor.userId, at, detail: { reason } })]);
  const employee = { id: row.employee_id, groupId: row.group_id, locationId: row.location_id };
  const { PHONE: phone, BIRTH_DATE: birthDate } = openAnswersOf(db, step);
  if (isApproved) await fillEmployee(work, employee, { phone, birthDate });
  await inScope(db, SYSTEM, async (system) => {
    const means = { ...work, db: system };
    if (isApproved) await keepAsDocument(means, row, step, actor.userId);
    await advance(means, row.id, steps);
    if (!isApproved) await tellSentBack(means, row, after);
  });
  return presentJourney(db, await getReachedJourney(db, grant, row.id), { userId: actor.userId, now: at, grant });
});

export const waiveStep = implement(contract.waiveStep, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { reason, version } = body;
  if (reason === '') throw failure(ONBOARDING_REASON_MISSING);
  const row = await lockUnderWay(db, grant, params.journey_id);
  const at = clock.now();
  await refuseOwn(db, row, actor.userId, at);
  const steps = await findStepsOf(db, [row.id]);
  const step = requireOf(steps, params.step_id);
  if (isFinished(step.state)) throw failure(ONBOARDING_STEP_CHANGED);
  const set = { state: 'WAIVED' as const, done_by: actor.userId, done_at: at, reason };
  await stepRows.replace(db, { id: step.id, version }, set);
  await insertChanges(db, [deedOf(row, step.id, 'WAIVED', { by: actor.userId, at, detail: { reason } })]);
  await inScope(db, SYSTEM, (system) => advance({ ...work, db: system }, row.id, steps));
  return presentJourney(db, await getReachedJourney(db, grant, row.id), { userId: actor.userId, now: at, grant });
});

/** Bank and identity numbers stay masked for who may not see pay. */
export const openAnswers = implement(contract.openAnswers, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await getReachedJourney(db, grant, params.journey_id);
  const step = requireOf(await findStepsOf(db, [row.id]), params.step_id);
  await requireClass(work, row, step);
  const answers = openAnswersOf(db, step);
  const { attachment_id: fileId } = step;
  const mayUnmask = await holds(work, row.location_id, 'VIEW_PAY');
  await insertChanges(db, [
    deedOf(row, step.id, 'LOOKED', {
      by: actor.userId,
      at: clock.now(),
      detail: { fields: Object.keys(answers), unmasked: mayUnmask, file: fileId },
    }),
  ]);
  return {
    answers: toList(step, mayUnmask ? answers : maskAnswers(answers)),
    href: fileId === null ? null : await signedDownloadUrl(work, { groupId: row.group_id, id: fileId }),
  };
});
