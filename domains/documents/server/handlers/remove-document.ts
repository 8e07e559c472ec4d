import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { removeDocument as contract } from '../../contract/endpoints.ts';
import { DOCUMENT_CHANGED, DOCUMENT_REASON_MISSING } from '../../contract/failures.ts';
import { documentsChanged } from '../announce.ts';
import { notifyDecided } from '../notify.ts';
import { getDocumentOf, getReachedPerson, presentOne, refuseOwn } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { documentRows } from '../queries/document.ts';
import { deedOf, dropFile, getRow } from '../write-document.ts';

export const removeDocument = implement(contract, async ({ params, body }, work) => {
  const { db, emit, grant, actor, clock } = work;
  if (body.reason === '') throw failure(DOCUMENT_REASON_MISSING);
  const person = await getReachedPerson(db, grant, params.employee_id);
  const before = await getDocumentOf(db, grant, person, params.document_id);
  if (before.state !== 'ACCEPTED' && before.state !== 'REPLACED') throw failure(DOCUMENT_CHANGED);
  const at = clock.now();
  await refuseOwn(db, person, { restricted: before.restricted_class, userId: actor.userId, now: at });
  const removed = { state: 'REMOVED', reason: body.reason, decided_by: actor.userId, decided_at: at } as const;
  await documentRows.replace(db, { id: before.id, version: body.version }, { ...removed, attachment_id: null });
  await dropFile(work, before);
  await insertChanges(db, [
    deedOf(person, before.id, 'REMOVED', { by: actor.userId, at, detail: { reason: body.reason } }),
  ]);
  await emit(documentsChanged(person));
  const row = await getRow(db, before.id);
  await inScope(db, SYSTEM, (system) => notifyDecided({ ...work, db: system }, person, row));
  return presentOne(db, row);
});
