import { implement } from '@hearth/platform/module';
import { openRecordFile as contract } from '../../contract/endpoints.ts';
import { getReachedPerson, getRecordOf, openFile } from '../persons.ts';

export const openRecordFile = implement(contract, async ({ params }, work) => {
  const person = await getReachedPerson(work.db, work.grant, params.employee_id);
  return { href: await openFile(work, await getRecordOf(work.db, person, params.record_id)) };
});
