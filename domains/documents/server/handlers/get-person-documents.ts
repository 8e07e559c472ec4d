import { implement } from '@hearth/platform/module';
import { getPersonDocuments as contract } from '../../contract/endpoints.ts';
import { getReachedPerson, loadReached } from '../persons.ts';

export const getPersonDocuments = implement(contract, async ({ params }, { db, grant, clock }) =>
  loadReached(db, grant, await getReachedPerson(db, grant, params.employee_id), clock.now()),
);
