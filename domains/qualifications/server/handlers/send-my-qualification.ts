import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { sendMyQualification as contract } from '../../contract/endpoints.ts';
import { notifyWaiting } from '../notify.ts';
import { getPerson, presentOne, requireOwnEmployment } from '../persons.ts';
import { keepRecord, withRecordFile } from '../write-record.ts';

/** Sent twice under one key, it is kept once; managers are told once. */
export const sendMyQualification = implement(contract, async ({ body, files }, context) => {
  const { actor } = context;
  await context.read({ kind: 'self', userId: actor.userId }, ({ db }) => requireOwnEmployment(db, body.employee_id));
  const person = await context.read(SYSTEM, ({ db }) => getPerson(db, body.employee_id));
  if (!person.is_active) throw failure(NOT_FOUND);
  return withRecordFile(context, person.group_id, files, (file) =>
    context.run(SYSTEM, async (work) => {
      const { row, isNew } = await keepRecord(work, person, {
        key: body.idempotency_key,
        qualificationId: body.qualification_id,
        content: body.content,
        file,
        state: 'PENDING',
        userId: actor.userId,
      });
      if (isNew) await notifyWaiting(work, person, row);
      return presentOne(work.db, row);
    }),
  );
});
