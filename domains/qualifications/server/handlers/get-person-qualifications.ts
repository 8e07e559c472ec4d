import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { getPersonQualifications as contract } from '../../contract/endpoints.ts';
import { getReachedPerson, loadPersons } from '../persons.ts';

export const getPersonQualifications = implement(contract, async ({ params }, { db, grant, clock }) => {
  const person = await getReachedPerson(db, grant, params.employee_id);
  const [shown] = await loadPersons(db, grant.groupId, [person], clock.now());
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
});
