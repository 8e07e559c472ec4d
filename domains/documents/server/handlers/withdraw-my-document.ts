import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { withdrawMyDocument as contract } from '../../contract/endpoints.ts';
import { DOCUMENT_CHANGED } from '../../contract/failures.ts';
import { documentsChanged } from '../announce.ts';
import { settleWaiting } from '../notify.ts';
import { getOwnDocument, getPerson, presentOne } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { documentRows } from '../queries/document.ts';
import { deedOf, dropFile, getRow } from '../write-document.ts';

/** Only what nobody has decided on; what is accepted is the employer's record. */
export const withdrawMyDocument = implement(contract, async ({ params, body }, work) => {
  const { db, emit, actor, clock } = work;
  const before = await getOwnDocument(db, params.document_id);
  if (before.state !== 'PENDING') throw failure(DOCUMENT_CHANGED);
  const at = clock.now();
  return inScope(db, SYSTEM, async (system) => {
    const person = await getPerson(system, before.employee_id);
    const removed = { state: 'REMOVED', decided_by: actor.userId, decided_at: at, attachment_id: null } as const;
    await documentRows.replace(system, { id: before.id, version: body.version }, removed);
    await dropFile({ ...work, db: system }, before);
    await insertChanges(system, [deedOf(person, before.id, 'REMOVED', { by: actor.userId, at, detail: {} })]);
    await emit(documentsChanged(person));
    await settleWaiting({ ...work, db: system }, before.id);
    return presentOne(system, await getRow(system, before.id));
  });
});
