import type { UploadedAttachment } from '@hearth/domains/media/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { MESSAGE_EMPTY, MESSAGE_FIELD_MISSING } from '../../../contract/failures.ts';
import { findPlaceholders } from '../../../rules/merge-fields.ts';
import { refuseClosed, requireSubject } from '../../access.ts';
import { deliverNew } from '../../actions/deliver.ts';
import { findSender } from '../../actions/new-message.ts';
import { presentMessage } from '../../present.ts';
import { findMessage } from '../../queries/message.ts';
import { withUploadedFiles, storeFiles } from '../../actions/store-files.ts';
import { requireCanWrite } from '../../writing.ts';

export const sendMessage = implement(contract.sendMessage, async ({ body, files }, context) => {
  const { actor, clock, party } = context;
  const { side, scope } = party;
  const subject = await context.read(scope, ({ db }) => requireSubject(db, party));
  refuseClosed(subject);
  if (body.message_body === '' && files.length === 0)
    throw failure(MESSAGE_EMPTY, {
      fields: [{ field: 'message_body', rule: 'required', message: MESSAGE_EMPTY.message }],
    });
  // Only the house writes with places to fill; what a candidate writes is theirs.
  if (side === 'EMPLOYER' && findPlaceholders(body.message_body).length > 0)
    throw failure(MESSAGE_FIELD_MISSING, {
      fields: [{ field: 'message_body', rule: 'unfilled', message: MESSAGE_FIELD_MISSING.message }],
    });
  const writer = { side, userId: actor.userId };
  const keep = (brought: readonly UploadedAttachment[]) =>
    context.run(scope, async (work) => {
      const id = body.message_id ?? newId(clock.now().getTime());
      const sender = { placeId: subject.id, userId: actor.userId };
      const before = requireSameSender(
        await findMessage(work.db, subject.id, id),
        (row) => ({ placeId: row.application_id, userId: row.sender_user_id }),
        sender,
      );
      if (before !== undefined) return presentMessage(before, new Map(), actor.userId);
      // Before files are kept for nothing; the message itself is asked about where it is delivered.
      if (files.length > 0)
        await inScope(work.db, SYSTEM, (system) => requireCanWrite(system, subject, writer, clock.now()));
      const stored = await storeFiles(work, subject, { ownerUserId: actor.userId, brought });
      const row = await deliverNew(work, subject, {
        id,
        sender: await findSender(work.db, subject, writer),
        body: body.message_body,
        files: [...stored.values()],
      });
      return presentMessage(row, stored, actor.userId);
    });
  return withUploadedFiles(context, subject, { files, work: keep });
});
