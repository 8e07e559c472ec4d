import { withDocumentFile } from '@hearth/domains/documents/service';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { addWorkEvidence as contract } from '../../contract/endpoints.ts';
import { getReachedCase, refuseOwn } from '../access.ts';
import { loadCase } from '../load.ts';
import { lockCase } from '../queries/work-case.ts';
import { keepEvidence } from '../write-evidence.ts';

/** A copy of what was shown in person: who adds it has seen it. */
export const addWorkEvidence = implement(contract, async ({ params, body, files }, context) => {
  const { actor, grant } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const reached = await context.read(scope, async ({ db, clock }) => {
    const now = clock.now();
    const row = await getReachedCase(db, grant, params.case_id, now);
    await refuseOwn(db, row, { userId: actor.userId, now });
    return row;
  });
  return withDocumentFile(context, grant.groupId, files, (file) =>
    context.run(SYSTEM, async (work) => {
      const now = work.clock.now();
      const row = await lockCase(work.db, reached.id, now);
      await keepEvidence(work, row, { sent: body, file, by: 'MANAGER', userId: actor.userId });
      return loadCase(work.db, await lockCase(work.db, row.id, now), { userId: actor.userId, now });
    }),
  );
});
