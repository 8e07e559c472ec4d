import { implement } from '@hearth/platform/module';
import { setDocumentHold as contract } from '../../contract/endpoints.ts';
import { documentsChanged } from '../announce.ts';
import { getReachedPerson, loadReached } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { deleteHold, upsertHold } from '../queries/retention.ts';

/** Who set it, who lifted it and why is on record. Lifting what is not held changes nothing. */
export const setDocumentHold = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const person = await getReachedPerson(db, grant, params.employee_id);
  const { reason } = body;
  const at = clock.now();
  const { id: employeeId, group_id: groupId } = person;
  if (reason !== null) await upsertHold(db, { employeeId, groupId, reason, by: actor.userId, at });
  else if (!(await deleteHold(db, employeeId))) return loadReached(db, grant, person, at);
  const deed = { about: 'HOLD', aboutId: employeeId, groupId, employeeId, by: actor.userId, at } as const;
  await insertChanges(db, [{ ...deed, action: reason === null ? 'RELEASED' : 'HELD', detail: { reason } }]);
  await emit(documentsChanged(person));
  return loadReached(db, grant, person, at);
});
