import { STAGE_CHANGED } from '@hearth/domains/applications/events';
import { SYSTEM } from '@hearth/platform/database';
import { MAIL_RETURNED } from '@hearth/platform/mail';
import { listenTo } from '@hearth/platform/module';
import { offerChanged } from '../../contract/events.ts';
import { standingOf } from '../../rules/states.ts';
import { change } from '../change.ts';
import { lockOffer, lockOpen } from '../queries/offer.ts';
import { LETTER } from '../tell.ts';

/** With an application that ends without a contract its open offer ends too. The letter about the end is what the candidate reads. */
export const followStages = listenTo(STAGE_CHANGED, {
  name: 'offers.followStages',
  run: async ({ data }, work) => {
    const { application_id: applicationId, stage } = data;
    if (stage !== 'REJECTED' && stage !== 'WITHDRAWN') return;
    await work.run(SYSTEM, async (means) => {
      const row = await lockOpen(means.db, applicationId);
      if (row === undefined) return;
      const isOver = standingOf(row.state, row.expires_at.getTime(), means.clock.now().getTime()) === 'EXPIRED';
      await change(means, row, isOver ? 'expire' : 'withdraw', { userId: null, name: '' });
    });
  },
});

/** A letter that came back is shown where the house looks at the offer. */
export const followMail = listenTo(MAIL_RETURNED, {
  name: 'offers.followMail',
  run: async ({ data: { kind, id } }, work) => {
    if (kind !== LETTER) return;
    await work.run(SYSTEM, async ({ db, emit }) => {
      const row = await lockOffer(db, id);
      if (row !== undefined) await emit(offerChanged(row));
    });
  },
});
