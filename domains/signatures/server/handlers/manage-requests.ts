import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { type Context, implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { REQUEST_CLOSED, SIGN_NOBODY_TOLD, SIGN_REMINDED } from '../../contract/failures.ts';
import type { SignRequest } from '../../contract/schemas.ts';
import { nextReminder, canRemind } from '../../rules/remind.ts';
import { turnOf } from '../../rules/request-state.ts';
import { getManagerPart, getReachedRequest, lockReachedRequest, refuseOwn, throwNotFound } from '../access.ts';
import { requestChanged } from '../announce.ts';
import { presentOwn, presentRequests } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { dropLink, findSigners, requestRows } from '../queries/request.ts';
import { declinePart, deedOf, signPart, voidRequest as endRequest } from '../sign.ts';
import { tellSigner } from '../tell.ts';

type ManagerWork = Pick<Context<'brand'>, 'db' | 'grant' | 'actor' | 'clock'>;

async function show({ db, grant, actor, clock }: ManagerWork, id: string): Promise<SignRequest> {
  const row = await getReachedRequest(db, grant, id);
  const by = { userId: actor.userId, now: clock.now(), maySign: true };
  const [shown] = await presentRequests(db, [row], await findSigners(db, [row.id]), by);
  return shown ?? throwNotFound();
}

/** Whoever has no account gets a new link, which voids the others: a link that went astray can be called back. */
export const remindRequest = implement(contract.remindRequest, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockReachedRequest(db, grant, params.request_id);
  const now = clock.now();
  const next = turnOf(await findSigners(db, [row.id]));
  if (row.state !== 'WAITING' || next === undefined) throw failure(REQUEST_CLOSED);
  if (!canRemind(row.reminded_at, now)) throw failure(SIGN_REMINDED);
  const told = await inScope(db, SYSTEM, async (system) => {
    await dropLink(system, next.id);
    return tellSigner({ ...work, db: system }, row, next, 'remind');
  });
  if (told === 0) throw failure(SIGN_NOBODY_TOLD);
  const reminders = row.reminders + 1;
  await requestRows.rewrite(db, row.id, {
    reminded_at: now,
    reminders,
    remind_at: nextReminder({ askedAt: row.asked_at, remindedAt: now, reminders }),
  });
  await insertChanges(db, [deedOf(row, 'REMINDED', { by: actor.userId, at: now, detail: { role: next.role } })]);
  await work.emit(requestChanged(row));
  return show(work, row.id);
});

export const voidRequest = implement(contract.voidRequest, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const row = await lockReachedRequest(db, grant, params.request_id);
  await inScope(db, SYSTEM, (system) =>
    endRequest({ ...work, db: system }, row, { reason: body.reason, by: actor.userId }),
  );
  return show(work, row.id);
});

export const openToCountersign = implement(contract.openToCountersign, async ({ params, query }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await getReachedRequest(db, grant, params.request_id);
  await refuseOwn(db, row, actor.userId, clock.now());
  return presentOwn(db, await getManagerPart(db, row), query.language);
});

export const countersign = implement(contract.countersign, async ({ params, body }, work) => {
  const { db, grant, actor, clock, request } = work;
  const row = await lockReachedRequest(db, grant, params.request_id);
  await refuseOwn(db, row, actor.userId, clock.now());
  const part = await getManagerPart(db, row);
  await inScope(db, SYSTEM, (system) =>
    signPart({ ...work, db: system }, part, body, { userId: actor.userId, request }),
  );
  return show(work, row.id);
});

export const declineForEmployer = implement(contract.declineForEmployer, async ({ params, body }, work) => {
  const { db, grant, actor, clock, request } = work;
  const row = await lockReachedRequest(db, grant, params.request_id);
  await refuseOwn(db, row, actor.userId, clock.now());
  const part = await getManagerPart(db, row);
  await inScope(db, SYSTEM, (system) =>
    declinePart({ ...work, db: system }, part, body, { userId: actor.userId, request }),
  );
  return show(work, row.id);
});
