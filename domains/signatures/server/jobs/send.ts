import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { agreementChanged } from '../announce.ts';
import { askPeople } from '../ask.ts';
import { findEdition, findSending } from '../queries/agreement.ts';
import { lockSending, noteSent } from '../queries/due.ts';
import { findToAsk } from '../queries/people.ts';
import { SEND } from './seal-job.ts';

const AT_ONCE = 100;

/**
 * Sends a version to many, a batch in each transaction: whoever was asked is not asked again, after whatever failure and on however many
 * nodes. A version that was replaced meanwhile goes to nobody else.
 */
export const sendJob = workOn(SEND, {
  retries: 8,
  run: async ({ sending_id: id }, work) => {
    for (let isMore = true; isMore && !work.signal.aborted;) {
      isMore = await work.run(SYSTEM, async (means) => {
        const { db, clock } = means;
        if (!(await lockSending(db, id))) return false;
        const sending = await findSending(db, id);
        const edition = sending === undefined ? undefined : await findEdition(db, sending.edition_id);
        if (sending === undefined || edition === undefined) return false;
        const people = edition.state === 'CURRENT' ? await findToAsk(db, sending, AT_ONCE) : [];
        const { told } = await askPeople(means, edition, {
          employeeIds: people,
          by: sending.asked_by,
          language: sending.language,
          occasion: sending.kind === 'MISSING' ? 'ask' : 'again',
        });
        const isOver = people.length < AT_ONCE;
        await noteSent(db, id, told, isOver ? clock.now() : null);
        await means.emit(
          agreementChanged({ id: sending.agreement_id, group_id: sending.group_id, brand_id: sending.place_id }),
        );
        return !isOver;
      });
    }
  },
});
