import { lockConversationCounts, setUnreadCount } from '@hearth/domains/applications/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { messagesRead } from '../../../contract/events.ts';
import { requireSubject } from '../../access.ts';
import { resetHouseMail } from '../../queries/house-mail.ts';
import { countUnread, findApplicationIds, setRead } from '../../queries/message.ts';

/** Only what the other side sent can be read; messages of strangers are refused as not found. */
export const markRead = implement(contract.markRead, async ({ body }, context) => {
  const ids = body.map((line) => line.message_id);
  const read = body.filter((line) => line.is_read).map((line) => line.message_id);
  const unread = body.filter((line) => !line.is_read).map((line) => line.message_id);
  let changed = 0;
  // Whose a message is, is asked of the conversation that it belongs to.
  for (const applicationId of await context.run(SYSTEM, ({ db }) => findApplicationIds(db, ids))) {
    const party = await context.partyAt(applicationId, 'VIEW_MESSAGES');
    const { side } = party;
    const other = side === 'EMPLOYER' ? 'CANDIDATE' : 'EMPLOYER';
    changed += await context.run(party.scope, async (work) => {
      const subject = await requireSubject(work.db, party);
      await lockConversationCounts(work.db, applicationId);
      const count =
        (await setRead(work.db, applicationId, read, other, work.clock.now())) +
        (await setRead(work.db, applicationId, unread, other, null));
      if (count === 0) return 0;
      await setUnreadCount(work.db, applicationId, side, await countUnread(work.db, applicationId, other));
      // The mail that waits for those who look after the conversation is nobody's to write.
      if (side === 'EMPLOYER') await inScope(work.db, SYSTEM, (system) => resetHouseMail(system, applicationId));
      await work.emit(messagesRead(subject));
      return count;
    });
  }
  return { changed };
});
