import { findConversationSubject } from '@hearth/domains/applications/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import { deliver } from '../deliver.ts';
import { skipDue, takeDue, findDue } from '../queries/planned.ts';
import { findReceiver } from '../queries/receiver.ts';

export const SEND_PLANNED = 'messaging.sendPlanned';
const AT_ONCE = 50;

/** Sends what was planned and is due, each message in a transaction of its own: what was sent is never sent again. */
export const sendPlanned: Job = {
  name: SEND_PLANNED,
  // For what was asked for at its time and failed then.
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    for (let due: readonly string[] = ['']; due.length > 0 && !work.signal.aborted;) {
      due = await work.run(SYSTEM, ({ db }) => findDue(db, work.clock.now(), AT_ONCE));
      for (const id of due) await work.run(SYSTEM, (means) => send(means, id));
    }
  },
};

async function send(work: Work, id: string): Promise<void> {
  const planned = await takeDue(work.db, id);
  if (planned === undefined) return;
  const receiver = await findReceiver(work.db, planned.application_id);
  const subject = await findConversationSubject(work.db, planned.application_id);
  if (receiver === undefined || subject === null || receiver.stage === 'WITHDRAWN' || receiver.archived_at !== null) {
    await skipDue(work.db, id);
    return;
  }
  await deliver(work, subject, {
    id,
    group_id: subject.groupId,
    application_id: subject.id,
    candidate_user_id: subject.candidateUserId,
    sender_user_id: planned.sender_user_id,
    sender_side: 'EMPLOYER',
    sender_name: planned.sender_name,
    body: planned.body,
    attachment_ids: [],
    sent_at: work.clock.now(),
    read_at: null,
  });
}
