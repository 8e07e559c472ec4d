import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { decideRecord as contract } from '../../contract/endpoints.ts';
import { REASON_MISSING, RECORD_CHANGED } from '../../contract/failures.ts';
import { personChanged } from '../announce.ts';
import { notifyDecided, settleWaiting } from '../notify.ts';
import { getReachedPerson, getRecordOf, presentOne, refuseOwn } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { getQualificationOf, recordRows } from '../queries/record.ts';
import { deedOf, dropFile, getRow, requireComplete } from '../write-record.ts';

/** Of two managers who decide at once, the second is told that it is decided. What is refused loses its file. */
export const decideRecord = implement(contract, async ({ params, body }, work) => {
  const { db, emit, grant, actor, clock } = work;
  const { decision, reason, content: corrected, version } = body;
  if (decision === 'REFUSED' && reason === '') throw failure(REASON_MISSING);
  const person = await getReachedPerson(db, grant, params.employee_id);
  const before = await getRecordOf(db, person, params.record_id);
  if (before.state !== 'PENDING') throw failure(RECORD_CHANGED);
  const at = clock.now();
  await refuseOwn(db, person, actor.userId, at);
  const { level, number, issuer, issued_on, expires_on, note } = before;
  const sent = { level, number, issuer, issued_on, expires_on, note };
  const content =
    decision === 'REFUSED'
      ? sent
      : requireComplete(corrected ?? sent, await getQualificationOf(db, before), {
          hasFile: before.attachment_id !== null,
          today: localDay(at, person.time_zone),
        });
  const decided = { state: decision, reason, decided_by: actor.userId, decided_at: at };
  const file = decision === 'REFUSED' ? { attachment_id: null } : {};
  await recordRows.replace(db, { id: before.id, version }, { ...content, ...decided, ...file });
  if (decision === 'REFUSED') await dropFile(work, before);
  await insertChanges(db, [
    deedOf(person, before.id, decision, { by: actor.userId, at, detail: { ...content, sent, reason } }),
  ]);
  await emit(personChanged(person));
  const row = await getRow(db, before.id);
  await inScope(db, SYSTEM, async (system) => {
    await settleWaiting({ ...work, db: system }, row.id);
    await notifyDecided({ ...work, db: system }, person, row);
  });
  return presentOne(db, row);
});
