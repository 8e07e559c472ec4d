import { findName } from '@hearth/domains/identity/service';
import { CONFLICT, failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { requireSameSender } from '@hearth/kit/sent-again';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/sending-endpoints.ts';
import type { Sending } from '../../../contract/sending-endpoints.ts';
import { MESSAGE_FIELD_MISSING, NOBODY_TO_SEND_TO, TOO_MANY_PLANNED } from '../../../contract/failures.ts';
import { MOST_PLANNED_AN_HOUR } from '../../../rules/limits.ts';
import { pickText } from '../../../rules/merge-fields.ts';
import { SEND_PLANNED } from '../../jobs/send-planned.ts';
import { planSending } from '../../actions/plan-sending.ts';
import {
  cancelPlanned,
  countPlannedBy,
  findSending,
  findPendingSendings,
  insertPlanned,
  insertSending,
} from '../../queries/sending.ts';
import type { SendingRow } from '../../queries/sending.ts';

const HOUR_MS = 3_600_000;

export const previewSending = implement(contract.previewSending, async ({ body }, { db, grant, actor, clock }) => {
  const sender = { userId: actor.userId, name: await findName(db, actor.userId) };
  const { receivers, leftOut } = await planSending(db, grant, body, { now: clock.now(), sender });
  return { receivers, left_out: leftOut };
});

/** Refuses the whole sending if a placeholder stays empty, and names the people concerned. */
export const createSending = implement(
  contract.createSending,
  async ({ body }, { db, grant, actor, clock, enqueue }) => {
    const before = requireSameSender(
      await findSending(db, grant, actor.userId, body.sending_id),
      (row) => ({ placeId: row.brand_id, userId: row.sender_user_id }),
      { placeId: grant.brandId, userId: actor.userId },
    );
    if (before !== undefined) return present(before);
    const now = clock.now();
    const senderName = await findName(db, actor.userId);
    const { receivers } = await planSending(db, grant, body, {
      now,
      sender: { userId: actor.userId, name: senderName },
    });
    if (receivers.length === 0) throw failure(NOBODY_TO_SEND_TO);
    const open = receivers.filter(({ missing }) => missing.length > 0);
    if (open.length > 0)
      throw failure(MESSAGE_FIELD_MISSING, { application_ids: open.map(({ application_id: id }) => id) });
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await countPlannedBy(db, actor.userId, since)) + receivers.length > MOST_PLANNED_AN_HOUR)
      throw failure(TOO_MANY_PLANNED);
    const sending = {
      id: body.sending_id,
      group_id: grant.groupId,
      brand_id: grant.brandId,
      sender_user_id: actor.userId,
      sender_name: senderName,
      text: pickText(body.texts, 'en').text,
      created_at: now,
    };
    // An id that somebody else's sending uses already is not this sender's to reuse.
    if (!(await insertSending(db, sending))) throw failure(CONFLICT);
    await insertPlanned(
      db,
      sending,
      receivers.map(({ application_id, text, sends_at }) => ({
        id: newId(now.getTime()),
        application_id,
        body: text,
        send_at: new Date(sends_at),
      })),
      body.while_there === true,
    );
    const times = new Set(receivers.map(({ sends_at: at }) => at));
    for (const at of times) await enqueue(SEND_PLANNED, {}, { startAfter: new Date(at) });
    const [next = now.toISOString()] = [...times].toSorted();
    return present({ ...sending, next_at: new Date(next), waiting: receivers.length, sent: 0 });
  },
);

export const cancelSending = implement(contract.cancelSending, async ({ params }, { db, grant, actor, clock }) => {
  const found = await findSending(db, grant, actor.userId, params.sending_id);
  if (found === undefined) throw failure(NOT_FOUND);
  const cancelled = await cancelPlanned(db, found.id, clock.now());
  const after = await findSending(db, grant, actor.userId, found.id);
  return { cancelled, sent: after?.sent ?? found.sent };
});

export const listSendings = implement(contract.listSendings, async (_input, { db, grant, actor }) => ({
  sendings: (await findPendingSendings(db, grant, actor.userId)).map(present),
}));

function present(row: SendingRow): Sending {
  return {
    id: row.id,
    text: row.text,
    sender_name: row.sender_name,
    created_at: row.created_at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    waiting: row.waiting,
    sent: row.sent,
  };
}
