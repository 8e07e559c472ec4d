import { STAGE_CHANGED } from '@hearth/domains/applications/events';
import { SYSTEM } from '@hearth/platform/database';
import { MAIL_RETURNED } from '@hearth/platform/mail/mail';
import { listenTo } from '@hearth/platform/module';
import { offerChanged } from '../../contract/events.ts';
import { currentState } from '../../rules/states.ts';
import { changeState } from '../change.ts';
import { lockOffer, lockOpen } from '../queries/offer.ts';
import { LETTER } from '../tell.ts';

/**
 * Ends the open offer of an application that ended without a contract. No separate mail is sent. The letter about the
 * end is what the candidate reads.
 */
export const followStages = listenTo(STAGE_CHANGED, {
  name: 'offers.followStages',
  run: async ({ data }, work) => {
    const { application_id: applicationId, stage } = data;
    if (stage !== 'REJECTED' && stage !== 'WITHDRAWN') return;
    await work.run(SYSTEM, async (means) => {
      const row = await lockOpen(means.db, applicationId);
      if (row === undefined) return;
      const isOver = currentState(row.state, row.expires_at.getTime(), means.clock.now().getTime()) === 'EXPIRED';
      await changeState(means, row, isOver ? 'expire' : 'withdraw', { userId: null, name: '' });
    });
  },
});

/** Refreshes an offer when its mail bounced. */
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
