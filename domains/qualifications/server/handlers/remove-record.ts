import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { removeRecord as contract } from '../../contract/endpoints.ts';
import { REASON_MISSING, RECORD_CHANGED } from '../../contract/failures.ts';
import { personChanged } from '../announce.ts';
import { notifyDecided } from '../notify.ts';
import { getReachedPerson, getRecordOf, presentOne } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { recordRows } from '../queries/record.ts';
import { deedOf, dropFile, getRow } from '../write-record.ts';

export const removeRecord = implement(contract, async ({ params, body }, work) => {
  const { db, emit, grant, actor, clock } = work;
  if (body.reason === '') throw failure(REASON_MISSING);
  const person = await getReachedPerson(db, grant, params.employee_id);
  const before = await getRecordOf(db, person, params.record_id);
  if (before.state !== 'CONFIRMED') throw failure(RECORD_CHANGED);
  const at = clock.now();
  const removed = { state: 'REMOVED', reason: body.reason, decided_by: actor.userId, decided_at: at } as const;
  await recordRows.replace(db, { id: before.id, version: body.version }, { ...removed, attachment_id: null });
  await dropFile(work, before);
  await insertChanges(db, [
    deedOf(person, before.id, 'REMOVED', { by: actor.userId, at, detail: { reason: body.reason } }),
  ]);
  await emit(personChanged(person));
  const row = await getRow(db, before.id);
  await inScope(db, SYSTEM, (system) => notifyDecided({ ...work, db: system }, person, row));
  return presentOne(db, row);
});
