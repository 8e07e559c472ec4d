import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { addDocument as contract } from '../../contract/endpoints.ts';
import { visibleClasses } from '../../rules/classes.ts';
import { getUsableType } from '../catalogue.ts';
import { notifyDecided } from '../notify.ts';
import { getReachedPerson, presentOne, refuseOwn } from '../persons.ts';
import { keepDocument, withDocumentFile } from '../write-document.ts';

/** What a manager adds is accepted: they have seen it. The employee is told. */
export const addDocument = implement(contract, async ({ params, body, files }, context) => {
  const { actor, grant } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const { person, type } = await context.read(scope, async ({ db, clock }) => {
    const reached = await getReachedPerson(db, grant, params.employee_id);
    const usable = await getUsableType(db, reached, body.type_id);
    if (!visibleClasses(grant).includes(usable.restricted_class)) throw failure(NOT_FOUND);
    await refuseOwn(db, reached, {
      restricted: usable.restricted_class,
      userId: actor.userId,
      now: clock.now(),
    });
    return { person: reached, type: usable };
  });
  return withDocumentFile(context, grant.groupId, files, (file) =>
    context.run(SYSTEM, async (work) => {
      const { row, isNew } = await keepDocument(work, person, {
        key: body.idempotency_key,
        typeOf: async (db) => {
          const now = await getUsableType(db, person, body.type_id);
          // Its class may have changed while the file came.
          return now.restricted_class === type.restricted_class ? now : undefined;
        },
        content: body.content,
        file,
        by: 'MANAGER',
        userId: actor.userId,
      });
      if (isNew) await notifyDecided(work, person, row);
      return presentOne(work.db, row);
    }),
  );
});
