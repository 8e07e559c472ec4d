import { findActingProof } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/impersonation-endpoints.ts';
import { requireSubject } from '../acting.ts';

/** Told before anybody writes a reason: who it is, and what will be asked. */
export const getImpersonationOffer = implement(
  contract.getImpersonationOffer,
  async ({ params }, { db, clock, actor }) => {
    const people = { actorId: actor.userId, subjectId: params.user_id };
    const { person } = await requireSubject(db, people, clock.now());
    const name = `${person.firstName} ${person.lastName}`.trim();
    return { user_name: name, proof: await findActingProof(db, actor.userId) };
  },
);
