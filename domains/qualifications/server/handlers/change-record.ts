import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { changeRecord as contract } from '../../contract/endpoints.ts';
import { RECORD_CHANGED } from '../../contract/failures.ts';
import { personChanged } from '../announce.ts';
import { getReachedPerson, getRecordOf, presentOne, refuseOwn } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { getQualificationOf, recordRows } from '../queries/record.ts';
import { deedOf, getRow, requireComplete } from '../write-record.ts';

export const changeRecord = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const person = await getReachedPerson(db, grant, params.employee_id);
  const before = await getRecordOf(db, person, params.record_id);
  if (before.state !== 'CONFIRMED') throw failure(RECORD_CHANGED);
  const { version, ...wanted } = body;
  const at = clock.now();
  await refuseOwn(db, person, actor.userId, at);
  const content = requireComplete(wanted, await getQualificationOf(db, before), {
    hasFile: before.attachment_id !== null,
    today: localDay(at, person.time_zone),
  });
  await recordRows.replace(db, { id: before.id, version }, { ...content });
  const { level, number, issuer, issued_on, expires_on, note } = before;
  const was = { level, number, issuer, issued_on, expires_on, note };
  await insertChanges(db, [
    deedOf(person, before.id, 'CHANGED', { by: actor.userId, at, detail: { ...content, was } }),
  ]);
  await emit(personChanged(person));
  return presentOne(db, await getRow(db, before.id));
});
