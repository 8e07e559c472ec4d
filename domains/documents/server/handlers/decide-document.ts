import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { decideDocument as contract } from '../../contract/endpoints.ts';
import { DOCUMENT_CHANGED, DOCUMENT_REASON_MISSING } from '../../contract/failures.ts';
import { documentsChanged } from '../announce.ts';
import { notifyDecided, settleWaiting } from '../notify.ts';
import { getDocumentOf, getReachedPerson, presentOne, refuseOwn } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { documentRows, getTypeOf } from '../queries/document.ts';
import { deedOf, dropFile, getRow, requireComplete, settleAccepted } from '../write-document.ts';

/** Of two managers who decide at once, the second is told that it is decided. What is rejected loses its file. */
export const decideDocument = implement(contract, async ({ params, body }, work) => {
  const { db, emit, grant, actor, clock } = work;
  const { decision, reason, content: corrected, version } = body;
  const isRejected = decision === 'REJECTED';
  if (isRejected && reason === '') throw failure(DOCUMENT_REASON_MISSING);
  const person = await getReachedPerson(db, grant, params.employee_id);
  const before = await getDocumentOf(db, grant, person, params.document_id);
  if (before.state !== 'PENDING') throw failure(DOCUMENT_CHANGED);
  const at = clock.now();
  await refuseOwn(db, person, { restricted: before.restricted_class, userId: actor.userId, now: at });
  const { valid_from, valid_until, note } = before;
  const sent = { valid_from, valid_until, note };
  const content = isRejected
    ? sent
    : requireComplete(corrected ?? sent, await getTypeOf(db, before), {
        hasFile: before.attachment_id !== null,
        today: localDay(at, person.time_zone),
      });
  const decided = { state: decision, reason, decided_by: actor.userId, decided_at: at };
  const file = isRejected ? { attachment_id: null } : {};
  await documentRows.replace(db, { id: before.id, version }, { ...content, ...decided, ...file });
  if (isRejected) await dropFile(work, before);
  await insertChanges(db, [
    deedOf(person, before.id, decision, { by: actor.userId, at, detail: { ...content, sent, reason } }),
  ]);
  const row = await getRow(db, before.id);
  if (!isRejected) await settleAccepted(work, person, row, actor.userId);
  await emit(documentsChanged(person));
  await inScope(db, SYSTEM, async (system) => {
    await settleWaiting({ ...work, db: system }, row.id);
    await notifyDecided({ ...work, db: system }, person, row);
  });
  return presentOne(db, row);
});
