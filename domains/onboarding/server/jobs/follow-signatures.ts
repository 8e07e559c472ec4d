import { REQUEST_CHANGED } from '@hearth/domains/signatures/events';
import { findSignedBy } from '@hearth/domains/signatures/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import type { Listener } from '@hearth/platform/module';
import { settleSigned } from '../ask-signatures.ts';
import { findUnderWay, lockUnderWayOf } from '../queries/journey.ts';

/** A step that names an agreement is done as soon as everybody has signed it. */
export const followSignatures: Listener = listenTo(REQUEST_CHANGED, {
  name: 'onboarding.followSignatures',
  run: async ({ data: { employee_id: employeeId } }, work) => {
    await work.run(SYSTEM, async (means) => {
      const { db } = means;
      for (const { purpose } of await findUnderWay(db, employeeId)) {
        const row = await lockUnderWayOf(db, employeeId, purpose);
        if (row !== undefined) await settleSigned(means, row, { signed: await findSignedBy(db, employeeId) });
      }
    });
  },
});
