import { implement } from '@hearth/platform/module';
import { openMyDocument as contract } from '../../contract/endpoints.ts';
import { getOwnDocument, openFile } from '../persons.ts';

export const openMyDocument = implement(contract, async ({ params }, work) => ({
  href: await openFile(work, await getOwnDocument(work.db, params.document_id)),
}));
