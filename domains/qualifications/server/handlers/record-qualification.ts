import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { recordQualification as contract } from '../../contract/endpoints.ts';
import { getReachedPerson, presentOne, refuseOwn } from '../persons.ts';
import { keepRecord, withRecordFile } from '../write-record.ts';

/** What a manager records is confirmed: they have seen it. */
export const recordQualification = implement(contract, async ({ params, body, files }, context) => {
  const { actor, grant } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const person = await context.read(scope, async ({ db, clock }) => {
    const reached = await getReachedPerson(db, grant, params.employee_id);
    await refuseOwn(db, reached, actor.userId, clock.now());
    return reached;
  });
  return withRecordFile(context, grant.groupId, files, (file) =>
    context.run(SYSTEM, async (work) => {
      const { row } = await keepRecord(work, person, {
        key: body.idempotency_key,
        qualificationId: body.qualification_id,
        content: body.content,
        file,
        state: 'CONFIRMED',
        userId: actor.userId,
      });
      return presentOne(work.db, row);
    }),
  );
});
