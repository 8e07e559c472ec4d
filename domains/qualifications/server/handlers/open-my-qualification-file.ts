import { implement } from '@hearth/platform/module';
import { openMyQualificationFile as contract } from '../../contract/endpoints.ts';
import { getOwnRecord, openFile } from '../persons.ts';

export const openMyQualificationFile = implement(contract, async ({ params }, work) => ({
  href: await openFile(work, await getOwnRecord(work.db, params.record_id)),
}));
