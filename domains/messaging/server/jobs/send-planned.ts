import { defineJob } from '@hearth/platform/jobs/job-contract';
import { findConversationSubject } from '@hearth/domains/applications/service';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { deliver } from '../actions/deliver.ts';
import { employerSender } from '../actions/new-message.ts';
import { skipPlanned, claimPlanned, findDue } from '../queries/planned.ts';
import { canReceiveSending } from '../../rules/can-be-written.ts';
import { findReceiver } from '../queries/receiver.ts';
import { findBar } from '../writing.ts';

export const SEND_PLANNED = defineJob('messaging.sendPlanned', {});
const AT_ONCE = 50;

/**
 * Sends what was planned and is due, each message in a transaction of its own: what was sent is never sent again, and one that
 * cannot be sent holds up none of the others. It is tried again by the next run; this one fails, so that it is seen.
 */
export const sendPlanned = workOn(SEND_PLANNED, {
  // For what was asked for at its time and failed then.
  cron: '*/5 * * * *',
  run: async (_data, work) => {
    const faults: unknown[] = [];
    // What was not taken may still wait: it is not looked at twice, or the run would not end.
    const passed = new Set<string>();
    const findNext = async (): Promise<readonly string[]> => {
      const limit = AT_ONCE + passed.size;
      const due = await work.run(SYSTEM, ({ db }) => findDue(db, work.clock.now(), limit));
      return due.filter((id) => !passed.has(id));
    };
    for (let due = await findNext(); due.length > 0 && !work.signal.aborted; due = await findNext()) {
      for (const id of due) {
        const isTaken = await work
          .run(SYSTEM, (means) => sendPlannedMessage(means, id))
          .catch((error: unknown) => {
            faults.push(error);
            return false;
          });
        if (!isTaken) passed.add(id);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Some planned messages could not be sent.');
  },
});

/** Sends a planned message or records why it cannot be sent; false if another run took it. */
async function sendPlannedMessage(work: Work<'system'>, id: string): Promise<boolean> {
  const planned = await claimPlanned(work.db, id);
  if (planned === undefined) return false;
  const receiver = await findReceiver(work.db, planned.application_id);
  const subject = await findConversationSubject(work.db, planned.application_id);
  const sender = employerSender(planned.sender_user_id, planned.sender_name);
  if (
    receiver === undefined ||
    subject === null ||
    !canReceiveSending(receiver) ||
    planned.moved ||
    (await findBar(work.db, subject.id, sender, work.clock.now())) !== null
  ) {
    await skipPlanned(work.db, id);
    return true;
  }
  await deliver(work, subject, { id, sender, body: planned.body });
  return true;
}
