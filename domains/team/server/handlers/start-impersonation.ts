import { openActingSession, verifyActingProof } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/impersonation-endpoints.ts';
import { ALREADY_ACTING, NO_PROOF } from '../../contract/failures.ts';
import { requireSubject } from '../acting.ts';

/** Asked in this order: may they, is it they, and, in the transaction that begins it, may they still. */
export const startImpersonation = implement(contract.startImpersonation, async ({ params, body }, context) => {
  const { run, clock, actor } = context;
  const people = { actorId: actor.userId, subjectId: params.user_id };
  await run(SYSTEM, ({ db }) => requireSubject(db, people, clock.now()));
  if (!(await verifyActingProof(context, body.proof))) throw failure(NO_PROOF);
  const begun = await run(SYSTEM, async (work) => {
    const { person, isSupport } = await requireSubject(work.db, people, clock.now());
    const { reason, minutes } = body;
    return openActingSession(work, context, { subjectId: person.id, reason, minutes, isSupport });
  });
  if (begun === null) throw failure(ALREADY_ACTING);
  return { impersonation_id: begun.id, ends_at: begun.endsAt.toISOString() };
});
