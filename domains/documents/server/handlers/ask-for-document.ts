import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { askForDocument as contract } from '../../contract/endpoints.ts';
import { DOCUMENT_ASKED_ALREADY, DOCUMENT_NO_ACCOUNT } from '../../contract/failures.ts';
import { visibleClasses } from '../../rules/classes.ts';
import { documentsChanged } from '../announce.ts';
import { getUsableType } from '../catalogue.ts';
import { notifyAsked } from '../notify.ts';
import { getReachedPerson, loadReached } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { claimRequest } from '../queries/request.ts';

export const askForDocument = implement(contract, async ({ params, body }, work) => {
  const { db, emit, grant, actor, clock } = work;
  const person = await getReachedPerson(db, grant, params.employee_id);
  const type = await getUsableType(db, person, body.type_id);
  if (!person.is_active || !type.employee_sends || !visibleClasses(grant).includes(type.restricted_class))
    throw failure(NOT_FOUND);
  const { user_id: userId, group_id: groupId } = person;
  if (userId === null) throw failure(DOCUMENT_NO_ACCOUNT);
  const at = clock.now();
  const asked = { employeeId: person.id, typeId: type.id, groupId, by: actor.userId, at };
  if (!(await claimRequest(db, asked))) throw failure(DOCUMENT_ASKED_ALREADY);
  await insertChanges(db, [
    {
      about: 'REQUEST',
      action: 'ASKED',
      aboutId: type.id,
      groupId,
      employeeId: person.id,
      by: actor.userId,
      at,
      detail: { name: type.name },
    },
  ]);
  await emit(documentsChanged(person));
  await inScope(db, SYSTEM, (system) => notifyAsked({ ...work, db: system }, { ...person, user_id: userId }, type));
  return loadReached(db, grant, person, at);
});
