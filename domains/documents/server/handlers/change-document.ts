import { failure } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import { changeDocument as contract } from '../../contract/endpoints.ts';
import { DOCUMENT_CHANGED } from '../../contract/failures.ts';
import { documentsChanged } from '../announce.ts';
import { getDocumentOf, getReachedPerson, presentOne, refuseOwn } from '../persons.ts';
import { insertChanges } from '../queries/change.ts';
import { documentRows, getTypeOf } from '../queries/document.ts';
import { deedOf, getRow, requireComplete } from '../write-document.ts';

export const changeDocument = implement(contract, async ({ params, body }, { db, emit, grant, actor, clock }) => {
  const person = await getReachedPerson(db, grant, params.employee_id);
  const before = await getDocumentOf(db, grant, person, params.document_id);
  if (before.state !== 'ACCEPTED') throw failure(DOCUMENT_CHANGED);
  const { version, ...wanted } = body;
  const at = clock.now();
  await refuseOwn(db, person, { restricted: before.restricted_class, userId: actor.userId, now: at });
  const content = requireComplete(wanted, await getTypeOf(db, before), {
    hasFile: before.attachment_id !== null,
    today: localDay(at, person.time_zone),
  });
  await documentRows.replace(db, { id: before.id, version }, { ...content });
  const { valid_from, valid_until, note } = before;
  const detail = { ...content, was: { valid_from, valid_until, note } };
  await insertChanges(db, [deedOf(person, before.id, 'CHANGED', { by: actor.userId, at, detail })]);
  await emit(documentsChanged(person));
  return presentOne(db, await getRow(db, before.id));
});
