import { implement } from '@hearth/platform/module';
import { openDocument as contract } from '../../contract/endpoints.ts';
import { getDocumentOf, getReachedPerson, openFile } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { deedOf } from '../write-document.ts';

/** A look at a restricted document is on record, with its file as it was then. */
export const openDocument = implement(contract, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const person = await getReachedPerson(db, grant, params.employee_id);
  const row = await getDocumentOf(db, grant, person, params.document_id);
  const href = await openFile(work, row);
  if (row.restricted_class !== 'NONE')
    await insertChanges(db, [
      deedOf(person, row.id, 'LOOKED', {
        by: actor.userId,
        at: clock.now(),
        detail: { restricted_class: row.restricted_class, file: row.attachment_id },
      }),
    ]);
  return { href };
});
