import { STAGE_CHANGED } from '@hearth/domains/applications/events';
import { SYSTEM } from '@hearth/platform/database';
import type { Listener } from '@hearth/platform/module';
import { standingOf } from '../../rules/states.ts';
import { change } from '../change.ts';
import { lockOpen } from '../queries/offer.ts';

/** With an application that ends without a contract its open offer ends too. The letter about the end is what the candidate reads. */
export const followStages: Listener = {
  type: STAGE_CHANGED,
  name: 'offers.followStages',
  run: async ({ data }, work) => {
    const { application_id: applicationId, stage } = data;
    if (typeof applicationId !== 'string' || (stage !== 'REJECTED' && stage !== 'WITHDRAWN')) return;
    await work.run(SYSTEM, async (means) => {
      const row = await lockOpen(means.db, applicationId);
      if (row === undefined) return;
      const isOver = standingOf(row.state, row.expires_at.getTime(), means.clock.now().getTime()) === 'EXPIRED';
      await change(means, row, isOver ? 'expire' : 'withdraw', { userId: null, name: '' });
    });
  },
};
