import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { withdrawMyQualification as contract } from '../../contract/endpoints.ts';
import { RECORD_CHANGED } from '../../contract/failures.ts';
import { personChanged } from '../announce.ts';
import { settleWaiting } from '../notify.ts';
import { getOwnRecord, getPerson, presentOne } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { recordRows } from '../queries/record.ts';
import { deedOf, dropFile, getRow } from '../write-record.ts';

/** Only what nobody has decided on; what is confirmed is the employer's record. */
export const withdrawMyQualification = implement(contract, async ({ params, body }, work) => {
  const { db, emit, actor, clock } = work;
  const before = await getOwnRecord(db, params.record_id);
  if (before.state !== 'PENDING') throw failure(RECORD_CHANGED);
  const at = clock.now();
  return inScope(db, SYSTEM, async (system) => {
    const person = await getPerson(system, before.employee_id);
    const removed = { state: 'REMOVED', decided_by: actor.userId, decided_at: at, attachment_id: null } as const;
    await recordRows.replace(system, { id: before.id, version: body.version }, removed);
    await dropFile({ ...work, db: system }, before);
    await insertChanges(system, [deedOf(person, before.id, 'REMOVED', { by: actor.userId, at, detail: {} })]);
    await emit(personChanged(person));
    await settleWaiting({ ...work, db: system }, before.id);
    return presentOne(system, await getRow(system, before.id));
  });
});
