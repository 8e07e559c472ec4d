import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { sendMyDocument as contract } from '../../contract/endpoints.ts';
import { getUsableType } from '../catalogue.ts';
import { notifyWaiting } from '../notify.ts';
import { getPerson, presentOne, requireOwnEmployment } from '../persons.ts';
import { keepDocument, withDocumentFile } from '../write-document.ts';

/** Sent twice under one key, it is kept once; managers are told once, and only of what they have to review. */
export const sendMyDocument = implement(contract, async ({ body, files }, context) => {
  const { actor } = context;
  await context.read({ kind: 'self', userId: actor.userId }, ({ db }) => requireOwnEmployment(db, body.employee_id));
  const person = await context.read(SYSTEM, ({ db }) => getPerson(db, body.employee_id));
  if (!person.is_active) throw failure(NOT_FOUND);
  return withDocumentFile(context, person.group_id, files, (file) =>
    context.run(SYSTEM, async (work) => {
      const { row, isNew } = await keepDocument(work, person, {
        key: body.idempotency_key,
        typeOf: async (db) => {
          const type = await getUsableType(db, person, body.type_id);
          return type.employee_sends ? type : undefined;
        },
        content: body.content,
        file,
        by: 'EMPLOYEE',
        userId: actor.userId,
      });
      if (isNew && row.state === 'PENDING') await notifyWaiting(work, person, row);
      return presentOne(work.db, row);
    }),
  );
});
