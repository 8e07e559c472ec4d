import { implement } from '@hearth/platform/module';
import { getImport as contract } from '../../contract/endpoints.ts';
import { importOf } from '../access.ts';
import { presentDetail } from '../present.ts';

export const getImport = implement(contract, async ({ params }, { db, grant }) =>
  presentDetail(db, await importOf(db, grant, params.import_id)),
);
